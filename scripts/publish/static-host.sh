#!/usr/bin/env bash
# Publishes dist/ to a static host with the host's own tool, which uploads only what the host does not have. Safe to run
# again. STATIC_HOST: cloudflare (CLOUDFLARE_PROJECT, CLOUDFLARE_ACCOUNT_ID, CLOUDFLARE_API_TOKEN) or netlify
# (NETLIFY_SITE_ID, NETLIFY_AUTH_TOKEN). DIST_FOLDER: what to publish, dist by default.
set -euo pipefail

dist=${DIST_FOLDER:-dist}
fail() { echo "✖ $1" >&2; exit 1; }
needs() { for name in "$@"; do [ -n "${!name:-}" ] || fail "$name must be set to publish to ${STATIC_HOST}."; done; }

[ -f "$dist/index.html" ] || fail "There is no built site at $dist. Run npm run build first."
# dist/ is a link that the next build moves; this upload is of one build, and that one is noted.
[ -f "$dist.publish/id" ] || fail "There is no $dist.publish/id. Run npm run build first."
sent=$(cat "$dist.publish/id")
site=$(cd "$dist" && pwd -P)

case "${STATIC_HOST:-}" in
  cloudflare)
    needs CLOUDFLARE_PROJECT CLOUDFLARE_ACCOUNT_ID CLOUDFLARE_API_TOKEN
    npx --yes wrangler@4.164.0 pages deploy "$site" --project-name "$CLOUDFLARE_PROJECT" --branch main --commit-dirty=true
    ;;
  netlify)
    needs NETLIFY_SITE_ID NETLIFY_AUTH_TOKEN
    npx --yes netlify-cli@27.10.2 deploy --no-build --prod --dir "$site" --site "$NETLIFY_SITE_ID"
    ;;
  *) fail 'STATIC_HOST must be cloudflare or netlify.' ;;
esac
node scripts/published.ts "$sent"
