/** The store's one line of an address in lines, as on a parcel; the number of a house stays with its street. */
export function addressLines(displayAddress: string): string {
  const [first = '', ...rest] = displayAddress.split(/,\s*/)
  const lines = [first]
  for (const part of rest) {
    const before = lines.at(-1) ?? ''
    if (WORD.test(before)) lines.push(part)
    else lines.splice(-1, 1, `${before}, ${part}`)
  }
  return lines.join('\n')
}

const WORD = /\p{L}{3}/u
