import { hash } from 'node:crypto'
import { AHEAD_RULES } from '#domain/pages-ahead.ts'

const POLICY = '<meta http-equiv="content-security-policy"'

/**
 * A page whose policy allows by hash what stands in that page and the rules that a script puts there, and nothing else; its
 * other sources stay. The page is given and returned with a letter for each byte (latin1), which is quickly looked through.
 */
export function ownPolicy(page: string, hashes: readonly string[] = inlineHashes(page)): string {
  const start = page.indexOf(POLICY)
  if (start === -1) return page
  const end = page.indexOf('>', start)
  const present = new Set([...hashes, AHEAD_HASH])
  const policy = page
    .slice(start, end)
    .replaceAll(/ ('sha256-[^']+')/g, (source, named: string) => (present.has(named) ? source : ''))
  return page.slice(0, start) + policy + page.slice(end)
}

/** Of all that stands in scripts and styles of a page, or of a part of one. */
export function inlineHashes(text: string): string[] {
  const texts = new Set([...textsOf(text, 'script'), ...textsOf(text, 'style')])
  return [...texts].map(hashOf)
}

/** What stands between the tags of each such element; empty for one that names a file. */
function textsOf(page: string, tag: 'script' | 'style'): string[] {
  const parts = page.split(`</${tag}>`).slice(0, -1)
  return parts.map((part) => part.slice(part.indexOf('>', part.lastIndexOf(`<${tag}`)) + 1))
}

function hashOf(text: string): string {
  return `'sha256-${hash('sha256', Buffer.from(text, 'latin1'), 'base64')}'`
}

const AHEAD_HASH = hashOf(AHEAD_RULES)
