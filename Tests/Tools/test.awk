# Shortens what Swift Testing prints, and counts the skipped tests.
#
# A failed expectation prints its values whole, be they a document of a megabyte. Of a message, the
# first lines and the last ones stay, of a long line its beginning and its end. Bytes, not
# characters: run with LC_ALL=C.

BEGIN {
  headLines = 16; tailLines = 3; headBytes = 800; tailBytes = 200
  # How a message begins.
  split("◇ ✔ ✘ ↳ ➜ ⚠ ⚙ ◻ ⦿ ✖", marks, " ")
}

# What the compiler says stays whole, and how a crash came about.
/Fatal error|Program crashed/ { finish(); crashed = 1 }
!running || crashed { print; fflush(); if (/Test run started/) running = 1; next }

begins() || /^Test (Suite|Case)/ {
  finish()
  inMessage = 1
}
{
  if (/^➜ Test .* skipped/) count()
  seen++
  if (seen <= headLines) print short($0)
  else kept[seen % tailLines] = $0
  fflush()
}

END {
  finish()
  if (running) {
    print "Skipped for want of ../shared: " (shared ? tests(shared) : "nothing") \
      (other ? "; for other reasons: " tests(other) : "")
  }
}

function begins(  i) {
  for (i in marks) if (index($0, marks[i] " ") == 1) return 1
  return 0
}

function count() {
  if (index($0, "../shared")) shared++
  else other++
}

function tests(number) { return number (number == 1 ? " test" : " tests") }

# Ends the message before: what lies between its first and its last lines was left out.
function finish(  i) {
  if (seen > headLines + tailLines) print "… " (seen - headLines - tailLines) " lines …"
  for (i = seen - tailLines + 1; i <= seen; i++) if (i > headLines) print short(kept[i % tailLines])
  seen = 0
}

# No character is cut in two: what is not ASCII at a cut goes as a whole.
function short(line,  head, tail) {
  if (length(line) <= headBytes + tailBytes + 40) return line
  head = substr(line, 1, headBytes)
  tail = substr(line, length(line) - tailBytes + 1)
  sub(/[\200-\377]+$/, "", head)
  sub(/^[\200-\377]+/, "", tail)
  return head " … " (length(line) - length(head) - length(tail)) " bytes … " tail
}
