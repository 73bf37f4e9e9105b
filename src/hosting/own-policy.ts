import { hash } from 'node:crypto'
import { AHEAD_RULES } from '#domain/pages-ahead.ts'

const POLICY = '<meta http-equiv="content-security-policy"'
/** What stands between the tags of each such element; nothing for one that names a file. */
const TEXT = /<(script|style)\b[^>]*>(.*?)<\/\1>/gs

/**
 * A page whose policy allows by hash what stands in that page and the rules that a script puts there, and nothing else; its
 * other sources stay. The page is given and returned with a letter for each byte (latin1), which is quickly looked through.
 */
export function ownPolicy(page: string): string {
  const start = page.indexOf(POLICY)
  if (start === -1) return page
  const end = page.indexOf('>', start)
  const texts = new Set([...page.matchAll(TEXT)].map(([, , text = '']) => text)).add(AHEAD_RULES)
  const present = new Set([...texts].map(hashOf))
  const policy = page
    .slice(start, end)
    .replaceAll(/ ('sha256-[^']+')/g, (source, named: string) => (present.has(named) ? source : ''))
  return page.slice(0, start) + policy + page.slice(end)
}

function hashOf(text: string): string {
  return `'sha256-${hash('sha256', Buffer.from(text, 'latin1'), 'base64')}'`
}
