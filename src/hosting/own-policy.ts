import { hash } from 'node:crypto'
import { AHEAD_RULES } from '#domain/pages-ahead.ts'

const POLICY = '<meta http-equiv="content-security-policy"'

/**
 * A page whose policy allows by hash what stands in that page and the rules that a script puts there, and nothing else; its
 * other sources stay.
 */
export function ownPolicy(html: string): string {
  const start = html.indexOf(POLICY)
  if (start === -1) return html
  const end = html.indexOf('>', start)
  const texts = [...textsOf(html, 'script'), ...textsOf(html, 'style'), AHEAD_RULES]
  const present = new Set(texts.map((text) => `'sha256-${hash('sha256', text, 'base64')}'`))
  const policy = html
    .slice(start, end)
    .replaceAll(/ ('sha256-[^']+')/g, (source, named: string) => (present.has(named) ? source : ''))
  return html.slice(0, start) + policy + html.slice(end)
}

/** What stands between the tags of each such element; empty for one that names a file. */
function textsOf(html: string, tag: 'script' | 'style'): string[] {
  const parts = html.split(`</${tag}>`).slice(0, -1)
  return parts.map((part) => part.slice(part.indexOf('>', part.lastIndexOf(`<${tag}`)) + 1))
}
