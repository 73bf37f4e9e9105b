/** Text of an address or a cookie as it was before it was encoded; undefined where it is damaged. */
export function percentDecoded(text: string): string | undefined {
  try {
    return decodeURIComponent(text)
  } catch {
    return undefined
  }
}
