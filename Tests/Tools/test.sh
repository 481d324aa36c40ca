#!/usr/bin/env bash
# test.sh [OPTION…]: swift test, built with the options in $TESTING, readable: each message as a few
# lines, and last what was skipped.
set -o pipefail
swift test $TESTING "$@" 2>&1 | LC_ALL=C awk -f "$(dirname "$0")/test.awk"
