#!/usr/bin/env bash
# Tells on GitHub that a refresh was stopped, or that it succeeded again. Needs gh and jq, GH_TOKEN, GH_REPO, RUN_URL.
#   stopped-issue.sh stopped REPORT.json REPORT.md   opens an issue labelled catalogue-stopped, or comments on the open one
#   stopped-issue.sh solved                          closes it, if one is open
set -euo pipefail

label=catalogue-stopped
fail() { echo "✖ $1" >&2; exit 1; }
[ -n "${RUN_URL:-}" ] || fail 'RUN_URL must name the run that this is about.'

open_issue() { gh issue list --label "$label" --state open --limit 1 --json number --jq '.[0].number // empty'; }

stopped() {
  local report=$1 words=$2 file hash issue told
  for file in "$report" "$words"; do [ -s "$file" ] || fail "There is no report at $file."; done
  hash=$(jq -r '.contentHash // empty' "$report")
  [[ $hash =~ ^[0-9a-f]{32}$ ]] || fail "The report at $report names no crawl."
  # Not local: it is removed when the script ends.
  body=$(mktemp)
  trap 'rm -f "$body"' EXIT
  {
    cat "$words"
    echo
    echo '### What to do'
    echo
    echo "The report with pictures is attached to [the run]($RUN_URL). If the store is wrong, put it right there: the next"
    echo 'refresh that passes closes this issue. If the store is right, run the workflow **Refresh** by hand with this in its'
    echo 'field "accept"; it takes this one crawl and no other:'
    echo
    echo '```text'
    echo "$hash"
    echo '```'
  } > "$body"
  issue=$(open_issue)
  if [ -n "$issue" ]; then
    # The crawl that was told of last, stopped again an hour later, is no news; an earlier one is. People may comment, too.
    told=$(gh issue view "$issue" --json body,comments \
      --jq '[.body, .comments[].body] | map(select(test("[0-9a-f]{32}"))) | last // ""')
    if [[ $told == *"$hash"* ]]; then
      echo "Issue $issue tells of this crawl already."
      return
    fi
    gh issue comment "$issue" --body-file "$body"
  else
    gh label create "$label" --color B60205 --description 'A refresh of the catalogue was stopped' --force
    gh issue create --label "$label" --title 'The catalogue was not believed, and the shop stays as it was' --body-file "$body"
  fi
}

solved() {
  local issue
  issue=$(open_issue)
  [ -n "$issue" ] || return 0
  gh issue close "$issue" --comment "A refresh succeeded again: $RUN_URL"
}

case "${1:-}" in
  stopped) [ $# -eq 3 ] || fail 'Write: stopped-issue.sh stopped REPORT.json REPORT.md'; stopped "$2" "$3" ;;
  solved) solved ;;
  *) fail 'Write: stopped-issue.sh stopped REPORT.json REPORT.md, or: stopped-issue.sh solved' ;;
esac
