import type { Call } from './transport.ts'

/**
 * What a call carries that no message may repeat, in every spelling: its key, and what stands in its query, of which
 * up to three letters tell nothing.
 */
export function secretsOf({ apiKey, query = {} }: Pick<Call, 'apiKey' | 'query'>): string[] {
  const values = [apiKey, ...Object.values(query).filter((value) => value.length > 3)].filter((value) => value !== '')
  return values.flatMap((value) => {
    const inQuery = new URLSearchParams({ value }).toString().slice('value='.length)
    return [value, encodeURIComponent(value.toWellFormed()), inQuery]
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
