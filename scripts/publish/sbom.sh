#!/usr/bin/env bash
# Writes of what a build is made: every package that runs in it, as CycloneDX, to DIST_FOLDER.publish/sbom.cdx.json (dist
# by default). Safe to run again. It is kept by whoever publishes and served to nobody.
set -euo pipefail

publish_set=${DIST_FOLDER:-dist}.publish
mkdir -p "$publish_set"
npm sbom --package-lock-only --omit=dev --sbom-format=cyclonedx > "$publish_set/sbom.cdx.json.part"
mv "$publish_set/sbom.cdx.json.part" "$publish_set/sbom.cdx.json"
