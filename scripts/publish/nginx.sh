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
  # What is named and not there is deleted over there.
  send --files-from="$lists/remove" --delete-missing-args "$site/" "$target"
fi
scripts/publish/sbom.sh
node scripts/published.ts "$sent"
