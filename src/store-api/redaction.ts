import type { Call } from './call.ts'

/**
 * What a call carries that no message may repeat, in every spelling: its key, what stands in its query, and the
 * passwords in its body. Up to three letters tell nothing.
 */
export function secretsOf({ apiKey, query = {}, body }: Pick<Call, 'apiKey' | 'query' | 'body'>): string[] {
  const told = [...Object.values(query), ...passwordsIn(body)].filter((value) => value.length > 3)
  return [apiKey, ...told].filter((value) => value !== '').flatMap(spellingsOf)
}

/** As it is, in an address, in a query, in JSON, and in a page. */
function spellingsOf(value: string): string[] {
  const inQuery = new URLSearchParams({ value }).toString().slice('value='.length)
  const inJson = JSON.stringify(value).slice(1, -1)
  const inPage = value.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)
  const named = value.replace(/[&<>"']/g, (sign) => PAGE_NAMES[sign] ?? sign)
  return [...new Set([value, encodeURIComponent(value.toWellFormed()), inQuery, inJson, inPage, named])]
}

const PAGE_NAMES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

function passwordsIn(body: unknown): string[] {
  if (typeof body !== 'object' || body === null) return []
  return Object.entries(body).flatMap(([name, value]) => {
    if (typeof value === 'string') return /password/i.test(name) ? [value] : []
    return passwordsIn(value)
  })
}

/** A text from elsewhere without what must not be repeated, and without the query of any address. */
export function discreet(text: string, secrets: string[]): string {
  return secrets.reduce((said, secret) => said.replaceAll(secret, '…'), text).replace(/\?\w+=\S*/g, '?…')
}

/** Whether an error gives any of it away in its texts, or in those of its causes. */
export function isIndiscreet(error: unknown, secrets: string[]): boolean {
  const texts =
    error instanceof Error ? [error.message, error.stack ?? '', ...Object.values(error).map(String)] : [String(error)]
  if (texts.some((text) => secrets.some((secret) => text.includes(secret)))) return true
  return error instanceof Error && error.cause !== undefined && isIndiscreet(error.cause, secrets)
}
