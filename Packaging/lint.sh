#!/usr/bin/env bash
# lint.sh RELEASED PYTHON: what a release consists of, each file by the tool or the schema of its readers.
# Homebrew, Actions and the registry of MCP servers cannot be run here: the formula is only parsed by Ruby
# where there is one, the action is held to its schema, and server.json is read as JSON.
set -euo pipefail
released=$1 python=$2 publish=$1/publish
(cd "$released" && sha256sum --check --quiet SHA256SUMS)
for package in "$released"/*.deb; do
  [ -e "$package" ] && lintian --fail-on error,warning --tag-display-limit 0 "$package"
done
"$python/pyspdxtools" --infile "$(echo "$released"/*.spdx.json)"
"$python/check-jsonschema" --builtin-schema vendor.github-actions "$publish/action/action.yml"
"$python/pre-commit" validate-manifest "$(dirname "$0")/../.pre-commit-hooks.yaml"
for file in "$publish/server.json" "$publish/agent-plugin/.claude-plugin/plugin.json"; do
  python3 -m json.tool "$file" > /dev/null
done
if command -v ruby > /dev/null; then ruby -c "$publish/hig.rb" > /dev/null; else
  echo "no Ruby here: the formula is not parsed"
fi
swift package --package-path "$publish/swift-plugin" dump-package > /dev/null
echo "linted $released"
