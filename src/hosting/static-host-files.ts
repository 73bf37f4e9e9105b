import { type HostingRules, IMMUTABLE } from './rules.ts'

/** The `_headers` file that static hosts such as Netlify and Cloudflare Pages read: they cannot say "all but". */
export function headersFile({ securityHeaders, pageHeaders, immutable }: HostingRules): string {
  const everywhere = [
    '/*',
    ...Object.entries({ ...securityHeaders, ...pageHeaders }).map(([name, value]) => `  ${name}: ${value}`),
  ]
  const kept = immutable.flatMap((pattern) => [pattern, `  cache-control: ${IMMUTABLE}`])
  return `${[...everywhere, ...kept].join('\n')}\n`
}

/** The `_redirects` file of the same hosts: moved addresses, then shells, where `:id` is one segment and its end. */
export function redirectsFile({ redirects, rewrites }: HostingRules): string {
  const lines = [
    ...redirects.map(({ from, to }) => `${from} ${to} 301`),
    ...rewrites.map(({ from, to }) => `${from.replace(/\*$/, ':id')} ${to} 200`),
  ]
  return lines.map((line) => `${line}\n`).join('')
}
