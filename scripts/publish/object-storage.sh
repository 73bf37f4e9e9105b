#!/usr/bin/env bash
# Publishes what changed since the last time to an object storage, by rclone: content-named files first, to be kept for a
# year, then the others and pages, to be asked about again; removals last. Safe to run again. STORAGE_REMOTE: where to, as
# shop:bucket, of a remote that rclone knows (RCLONE_CONFIG_SHOP_… or rclone.conf). DIST_FOLDER: what, dist by default.
set -euo pipefail
# shellcheck source=scripts/publish/publish-lists.sh
. "$(dirname "$0")/publish-lists.sh"

remote=${STORAGE_REMOTE:-}
[ -n "$remote" ] || fail 'STORAGE_REMOTE must name a remote of rclone and the bucket, as in shop:my-bucket'
command -v rclone > /dev/null || fail 'rclone is not installed (on Debian or Ubuntu: apt-get install rclone).'

scripts/publish/sbom.sh

# The storage is not listed: the publish set knows what lies there.
send() {
  local list=$1 kept=$2
  shift 2
  [ -s "$lists/$list" ] || return 0
  echo "Sending $(count "$list") files ($list)"
  rclone copy "$site" "$remote" --files-from-raw "$lists/$list" --no-traverse --checksum \
    --header-upload "Cache-Control: $kept" --transfers 16 --stats-one-line --stats 30s "$@"
}

send first 'public, max-age=31536000, immutable'
send others 'public, max-age=0, must-revalidate'
send pages 'public, max-age=0, must-revalidate'
if [ -s "$lists/remove" ]; then
  echo "Removing $(count remove) files"
  rclone delete "$remote" --files-from-raw "$lists/remove" --no-traverse
fi
npm run --silent published -- "$sent"
