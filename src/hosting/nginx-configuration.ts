import { answerHeaders, type HostingRules, type PathPattern } from './rules.ts'

/** What a server block of nginx includes that says `listen`, `server_name`, certificates, and by `root` where the site is. */
export function nginxConfiguration(rules: HostingRules): string {
  const headers = (kept: boolean) =>
    Object.entries(answerHeaders(rules, kept)).map(
      ([name, value]) => `add_header ${name} "${value.replace(/["\\]/g, '\\$&')}" always;`,
    )
  return [
    '# Made from src/hosting/rules.ts. Include it in a server block that says listen, server_name, root and certificates.',
    'charset utf-8;',
    'absolute_redirect off;',
    'gzip_static on;',
    'gzip on;  # pages of the catalogue have no file beside them that is compressed already',
    'gzip_comp_level 5;',
    'gzip_min_length 1024;',
    'gzip_vary on;',
    '# brotli_static on;  # with the brotli module, the better half of the bytes',
    `error_page 404 ${rules.notFound}.html;`,
    `set $fault ${rules.fault}.html;`,
    'error_page 500 502 503 504 $fault;',
    '',
    ...rules.passedOn.flatMap(({ from, cookie, to }) => [
      // Where our own server does not answer, the file does.
      `if ($request_uri ~ "^${from}([?]|$)") { set $fault ${from}.html; }`,
      `if ($http_cookie ~ "(^|; ?)${cookie}=") { rewrite "^${from}$" ${to} last; }`,
    ]),
    ...rules.redirects.flatMap(({ from, to }) => [`location = ${from} { return 301 ${to}$is_args$args; }`]),
    // nginx puts the decoded path into the answer: a `\host` or a line end in it must not get there.
    'location ~ ^(?<page>(/[A-Za-z0-9._-]+)+)/$ { return 301 $page$is_args$args; }',
    ...rules.immutable.flatMap((pattern) => block(pattern, ['try_files $uri =404;', ...headers(true)])),
    ...rules.rewrites.flatMap(({ from, to }) => [
      `${shellLocation(from)} {`,
      ...inner([`try_files $uri.html ${to}.html =404;`, ...headers(false)]),
      '}',
    ]),
    ...block('/*', ['index index.html;', 'try_files $uri.html $uri $uri/index.html =404;', ...headers(false)]),
    '',
  ].join('\n')
}

function block(pattern: PathPattern, lines: string[]): string[] {
  const location = pattern.endsWith('*') ? `location ${pattern.slice(0, -1)}` : `location = ${pattern}`
  return [`${location} {`, ...inner(lines), '}']
}

/** One segment and its end, as our own server has it: what lies deeper is no page of a shell. */
function shellLocation(from: PathPattern): string {
  return from.endsWith('*') ? `location ~ ^${from.slice(0, -1)}[^/]+$` : `location = ${from}`
}

function inner(lines: string[]): string[] {
  return lines.map((line) => `    ${line}`)
}
