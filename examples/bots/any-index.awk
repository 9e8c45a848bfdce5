# Plays any game: answers with the place of an action in the list of what is legal.
#   fathom arena depth-charge "exec:sh examples/bots/any-index.sh" random
#
# AWK reads no JSON, and here it need not: each "choose" line has its legal actions as objects in one list, and counting
# those that begin right inside that list is enough. The luck of a game comes with its "new" line.

function value_after(key,   at) {
  at = index($0, "\"" key "\":")
  return at == 0 ? "" : substr($0, at + length(key) + 3)
}

# How many objects stand side by side in the list that this text begins with.
function objects_in(text,   i, c, depth, count, quoted) {
  for (i = 1; i <= length(text); i++) {
    c = substr(text, i, 1)
    if (quoted) {
      if (c == "\\") i++
      else if (c == "\"") quoted = 0
    } else if (c == "\"") quoted = 1
    else if (c == "{" || c == "[") { if (c == "{" && depth == 1) count++; depth++ }
    else if (c == "}" || c == "]") { if (--depth == 0) return count }
  }
  return count
}

# 30 bits of a text: the same luck gives the same games.
function number_of(text,   i, n) {
  for (i = 1; i <= length(text); i++) n = (n * 31 + index("0123456789abcdef", substr(text, i, 1))) % 1073741824
  return n
}

function answer(json) { print json; fflush() }

/^\{"type":"hello"/  { answer("{\"type\":\"ready\"}") }
/^\{"type":"new"/    { srand(number_of(substr(value_after("luck"), 2, 64))) }
/^\{"type":"choose"/ {
  # Who is not waited for lets half of the chances go by: there may always be one more thing to scribble.
  if (index($0, "\"waitedFor\":false") && rand() < 0.5) answer("{\"pass\":true}")
  else answer("{\"index\":" int(rand() * objects_in(value_after("legal"))) "}")
}
