# Read by the scripts beside it: what there is to publish, in the order in which it can be. Leaves in $lists the files
# first (content-named), others (neither), pages and remove, a path a line, from the root of the site, and its name in $sent.
# shellcheck shell=bash disable=SC2034

fail() { echo "✖ $1" >&2; exit 1; }

dist=${DIST_FOLDER:-dist}
publish_set=$dist.publish
[ -f "$dist/index.html" ] || fail "There is no built site at $dist. Run npm run build first."
for list in id manifest upload remove; do
  [ -f "$publish_set/$list" ] || fail "There is no $publish_set/$list. Run npm run build first."
done
# What is noted in the end is this build, whatever is built meanwhile; so it is named before the lists are read.
sent=$(cat "$publish_set/id")
# dist/ is a link that the next build moves; what is published is one build, whole.
site=$(cd "$dist" && pwd -P)

lists=$(mktemp -d)
trap 'rm -rf "$lists"' EXIT
content_named='^(_astro|_search|pictures|search)/'
page='\.html(\.gz|\.br)?$'
grep -E "$content_named" "$publish_set/upload" > "$lists/first" || true
grep -vE "$content_named" "$publish_set/upload" | grep -vE "$page" > "$lists/others" || true
grep -vE "$content_named" "$publish_set/upload" | grep -E "$page" > "$lists/pages" || true
cp "$publish_set/remove" "$lists/remove"
if grep -qE '(^|/)\.\.(/|$)|^/' "$lists"/*; then fail "$publish_set names a file outside the site."; fi
while IFS= read -r file; do
  [ -f "$site/$file" ] || fail "$publish_set lists $file, which is not in $site. Run npm run build again."
done < "$publish_set/upload"

count() { wc -l < "$lists/$1" | tr -d ' '; }
