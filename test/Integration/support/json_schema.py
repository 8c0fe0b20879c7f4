"""Checks a value against a JSON Schema, as far as docs/report.schema.json needs it. An unknown keyword is an error, so
that no part of a schema is passed over in silence; the package jsonschema, where it is there, has the last word."""
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

TYPES = {"object": dict, "array": list, "string": str, "boolean": bool, "null": type(None)}
IGNORED = {"$schema", "title", "description", "$defs"}


def has_type(value, name):
    if name in ("integer", "number"):
        return isinstance(value, (int,) if name == "integer" else (int, float)) and not isinstance(value, bool)
    return isinstance(value, TYPES[name])


def errors(value, schema, root=None, path="$"):
    """What is wrong with `value`, one text for each thing."""
    root = root or schema
    found = []

    def check(ok, text):
        if not ok:
            found.append(f"{path}: {text}")
        return ok

    for keyword, rule in schema.items():
        if keyword in IGNORED:
            continue
        if keyword == "$ref":
            found += errors(value, root["$defs"][rule.removeprefix("#/$defs/")], root, path)
        elif keyword == "type":
            names = [rule] if isinstance(rule, str) else rule
            check(any(has_type(value, name) for name in names), f"{value!r} is not of type {rule}")
        elif keyword == "const":
            check(value == rule, f"{value!r} is not {rule!r}")
        elif keyword == "enum":
            check(value in rule, f"{value!r} is not one of {rule}")
        elif keyword == "minimum":
            check(not has_type(value, "number") or value >= rule, f"{value!r} is less than {rule}")
        elif keyword == "oneOf":
            fitting = sum(not errors(value, option, root, path) for option in rule)
            check(fitting == 1, f"{fitting} of the alternatives fit")
        elif keyword in ("minItems", "maxItems"):
            sign = 1 if keyword == "minItems" else -1
            check(not isinstance(value, list) or sign * len(value) >= sign * rule, f"{len(value)} items")
        elif keyword == "items":
            for i, item in enumerate(value if isinstance(value, list) else []):
                found += errors(item, rule, root, f"{path}[{i}]")
        elif keyword == "properties":
            for name in value.keys() & rule.keys() if isinstance(value, dict) else []:
                found += errors(value[name], rule[name], root, f"{path}.{name}")
        elif keyword == "required":
            missing = set(rule) - set(value) if isinstance(value, dict) else set()
            check(not missing, f"without {sorted(missing)}")
        elif keyword == "additionalProperties":
            assert rule is False
            more = set(value) - set(schema["properties"]) if isinstance(value, dict) else set()
            check(not more, f"with {sorted(more)}")
        else:
            raise NotImplementedError(f"{path}: keyword {keyword!r}")
    if root is schema and not found:
        try:
            import jsonschema
        except ImportError:
            return found
        found += [error.message for error in jsonschema.Draft202012Validator(schema).iter_errors(value)]
    return found
