const USABLE_ID = /^[A-Za-z0-9](?:[A-Za-z0-9_-]|\.(?!\.|$)){0,63}$/

/**
 * Whether an id can stand in an address and a file name as it is: letters, digits, `_`, `-` and single inner dots,
 * 64 characters at most. Encoding alone is not enough: `encodeURIComponent('..')` is still `..`.
 */
export function isUsableId(id: string): boolean {
  return USABLE_ID.test(id)
}
