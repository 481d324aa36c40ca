"""Validates JSON documents against a JSON schema: schema.py SCHEMA[#DEFINITION] DOCUMENT…

With a definition they are held against that one of the schema's $defs.
Prints one line for each violation, with its place; exit 1 where there are any.
"""
import json
import sys

import jsonschema

path, _, definition = sys.argv[1].partition("#")
with open(path, encoding="utf-8") as file:
    schema = json.load(file)
if definition:
    schema["$ref"] = f"#/$defs/{definition}"
validator = jsonschema.validators.validator_for(schema)(
    schema, format_checker=jsonschema.FormatChecker()
)
count = 0
for path in sys.argv[2:]:
    with open(path, encoding="utf-8") as file:
        document = json.load(file)
    for error in validator.iter_errors(document):
        place = "/".join(str(part) for part in error.absolute_path)
        print(f"{path}: {place}: {error.message[:300]}")
        count += 1
sys.exit(1 if count else 0)
