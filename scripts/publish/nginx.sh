#!/usr/bin/env bash
# Publishes what changed since the last time to the folder that nginx serves, by rsync: what pages need first, then pages,
# removals last. Safe to run again. NGINX_TARGET: that folder, as user@host:/srv/hoof-and-husk/dist or a local path.
# DIST_FOLDER: what to publish, dist by default. RSYNC_RSH: how rsync reaches the host.
set -euo pipefail
# shellcheck source=scripts/publish/publish-lists.sh
. "$(dirname "$0")/publish-lists.sh"

target=${NGINX_TARGET:-}
[ -n "$target" ] || fail 'NGINX_TARGET must name the folder that nginx serves, as in user@host:/srv/hoof-and-husk/dist'
command -v rsync > /dev/null || fail 'rsync is not installed (on Debian or Ubuntu: apt-get install rsync).'
target=${target%/}/

scripts/publish/sbom.sh

# A file appears whole: rsync writes it under another name first.
send() {
  rsync --times --perms --chmod=D755,F644 --checksum --delay-updates --stats "$@" |
    sed -nE 's/^Number of (regular files transferred|deleted files)/  &/p'
}

for list in first others pages; do
  [ -s "$lists/$list" ] || continue
  echo "Sending $(count "$list") files ($list)"
  send --files-from="$lists/$list" "$site/" "$target"
done
if [ -s "$lists/remove" ]; then
  echo "Removing $(count remove) files"
  # From an empty tree of their folders, with all else left out: what rsync itself has for missing files stops where their
  # folder is gone too, and in some versions removes nothing.
  mkdir "$lists/none"
  while IFS= read -r file; do
    folder=$(dirname "$file")
    mkdir -p "$lists/none/$folder"
    echo "/$file"
    while [ "$folder" != . ]; do
      echo "/$folder/"
      folder=$(dirname "$folder")
    done
  done < "$lists/remove" | sort -u > "$lists/named"
  send -r --omit-dir-times --existing --delete --include-from="$lists/named" --exclude='*' "$lists/none/" "$target"
fi
npm run --silent published -- "$sent"
