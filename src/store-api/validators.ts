/** What a server said of a version (RFC 9110, section 8.8); empty strings where it said nothing. */
export interface Validators {
  etag: string
  lastModified: string
}

export function validatorsOf(headers: Headers): Validators {
  return { etag: headers.get('etag') ?? '', lastModified: headers.get('last-modified') ?? '' }
}

/** Whether there is anything to ask by. */
export function hasAny({ etag, lastModified }: Validators): boolean {
  return etag !== '' || lastModified !== ''
}

/** The headers that ask for an answer only if it is another than the known one. */
export function conditions(known: Validators | undefined): Record<string, string> {
  return {
    ...(known?.etag ? { 'if-none-match': known.etag } : {}),
    ...(known?.lastModified ? { 'if-modified-since': known.lastModified } : {}),
  }
}
