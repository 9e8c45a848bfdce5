#!/bin/sh
# Starts any-index.awk with whatever awk this machine has. One of them, mawk, waits for a full buffer before it looks at
# the first line unless it is told not to.
program=$(dirname "$0")/any-index.awk
case $(awk -W version 2>&1 </dev/null) in
  mawk*) exec awk -W interactive -f "$program" ;;
  *) exec awk -f "$program" ;;
esac
