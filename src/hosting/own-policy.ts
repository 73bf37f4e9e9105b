import { hash } from 'node:crypto'
import { AHEAD_RULES } from '#domain/pages-ahead.ts'

const POLICY = '<meta http-equiv="content-security-policy"'

/**
 * A page whose policy allows by hash what stands in that page and the rules that a script puts there, and nothing else; its
 * other sources stay. The page is given and returned with a letter for each byte (latin1), which is quickly looked through.
 */
export function ownPolicy(page: string): string {
  const start = page.indexOf(POLICY)
  if (start === -1) return page
  const end = page.indexOf('>', start)
  const texts = new Set([...textsOf(page, 'script'), ...textsOf(page, 'style'), AHEAD_RULES])
  const present = new Set([...texts].map(hashOf))
  const policy = page
    .slice(start, end)
    .replaceAll(/ ('sha256-[^']+')/g, (source, named: string) => (present.has(named) ? source : ''))
  return page.slice(0, start) + policy + page.slice(end)
}

/** What stands between the tags of each such element; empty for one that names a file. */
function textsOf(page: string, tag: 'script' | 'style'): string[] {
  const parts = page.split(`</${tag}>`).slice(0, -1)
  return parts.map((part) => part.slice(part.indexOf('>', part.lastIndexOf(`<${tag}`)) + 1))
}

function hashOf(text: string): string {
  return `'sha256-${hash('sha256', Buffer.from(text, 'latin1'), 'base64')}'`
}
