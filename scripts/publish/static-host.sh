#!/usr/bin/env bash
# Publishes dist/ to a static host with the host's own tool, which uploads only what the host does not have. Safe to run
# again. STATIC_HOST: cloudflare (CLOUDFLARE_PROJECT, CLOUDFLARE_ACCOUNT_ID, CLOUDFLARE_API_TOKEN) or netlify
# (NETLIFY_SITE_ID, NETLIFY_AUTH_TOKEN). DIST_FOLDER: what to publish, dist by default.
set -euo pipefail

dist=${DIST_FOLDER:-dist}
fail() { echo "✖ $1" >&2; exit 1; }
needs() { for name in "$@"; do [ -n "${!name:-}" ] || fail "$name must be set to publish to ${STATIC_HOST}."; done; }

tools=$(cd "$(dirname "$0")/tools" && pwd)
# By a lock file of its own: exactly what was looked at, no script of any package, and nothing for those who publish elsewhere.
install_tool() { npm ci --prefix "$tools/$1" --ignore-scripts --no-audit --no-fund --silent; }

[ -f "$dist/index.html" ] || fail "There is no built site at $dist. Run npm run build first."
# dist/ is a link that the next build moves; this upload is of one build, and that one is noted.
[ -f "$dist.publish/id" ] || fail "There is no $dist.publish/id. Run npm run build first."
sent=$(cat "$dist.publish/id")
site=$(cd "$dist" && pwd -P)

scripts/publish/sbom.sh

case "${STATIC_HOST:-}" in
  cloudflare)
    needs CLOUDFLARE_PROJECT CLOUDFLARE_ACCOUNT_ID CLOUDFLARE_API_TOKEN
    install_tool cloudflare
    # Pages follows _redirects where there is a file, too, so a shell for all products would take the place of each. What
    # is not there is answered by the nearest 404.html instead.
    copy=$(mktemp -d "$(dirname "$site")/cloudflare-XXXXXX")
    trap 'rm -rf "$copy"' EXIT
    cp -al "$site/." "$copy/"
    rm "$copy/_redirects" "$copy/_headers"
    grep -v '^/product/:' "$site/_redirects" > "$copy/_redirects" || true
    # Pages gives its 404 the headers of the address, too: a file asked for while an upload goes live would be missing for
    # a year. (Netlify sends no 404 to be kept.)
    sed 's/max-age=31536000, immutable/max-age=3600/' "$site/_headers" > "$copy/_headers"
    mkdir -p "$copy/product"
    [ -e "$copy/product/404.html" ] || cp "$site/fresh-product.html" "$copy/product/404.html"
    "$tools/cloudflare/node_modules/.bin/wrangler" pages deploy "$copy" --project-name "$CLOUDFLARE_PROJECT" --branch main --commit-dirty=true
    ;;
  netlify)
    needs NETLIFY_SITE_ID NETLIFY_AUTH_TOKEN
    install_tool netlify
    "$tools/netlify/node_modules/.bin/netlify" deploy --no-build --prod --dir "$site" --site "$NETLIFY_SITE_ID"
    ;;
  *) fail 'STATIC_HOST must be cloudflare or netlify.' ;;
esac
npm run --silent published -- "$sent"
