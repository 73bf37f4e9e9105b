#!/bin/sh
# Takes the photographs of the catalogue that are missing and puts them where the demo and the site take theirs from.
#   scripts/photography/render.sh [ID ...]     all, or those whose names begin or end so
# Needs: apt-get install blender python3-numpy python3-opencv librsvg2-bin fonts-urw-base35
# Stop it at any time and start it again: what lies in PHOTOGRAPHY_FOLDER is not taken twice.
set -eu
here=$(cd "$(dirname "$0")" && pwd)
folder=${PHOTOGRAPHY_FOLDER:-/tmp/photography/prints}
for tool in blender rsvg-convert node; do
  command -v "$tool" >/dev/null || { echo "$tool is missing; see the head of $0." >&2; exit 1; }
done
nice -n 19 blender -b -noaudio -P "$here/photograph.py" -- --into "$folder" "$@" | grep --line-buffered '^PHOTO'
node "$here/print.ts" "$folder"
