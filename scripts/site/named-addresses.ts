// What is rare on a page comes first: the engine leaps there, and only then looks at what stands before it.
const ADDRESS = /="(\/(?<=\s(?:href|src|data-after-paint)="\/)(?!\/)[^"]*)"/g
const SHEET_ADDRESS = /url\(["']?(\/(?!\/)[^"'\s)]*)/g
const SRCSET = /srcset="(?<=\s(?:image)?srcset=")([^"]*)"/g

/** The addresses within the site that a file names, each once; a page has no styles of its own. */
export function addressesIn(path: string, text: string): string[] {
  const named = path.endsWith('.css') ? found(text, SHEET_ADDRESS) : namedAddresses(text)
  return [...new Set([...named].map(plainAddress))]
}

/** Those on a page as they are written, with what follows `?` or `#`. */
export function namedAddresses(html: string): Set<string> {
  const listed = [...html.matchAll(SRCSET)].flatMap(([, list = '']) =>
    list.split(',').map((candidate) => candidate.trim().split(' ', 1)[0] ?? ''),
  )
  return new Set([...found(html, ADDRESS), ...listed.filter((address) => address.startsWith('/'))])
}

function found(text: string, expression: RegExp): string[] {
  return [...text.matchAll(expression)].map(([, address = '/']) => address)
}

/** What an address leads to, without what follows `?` or `#`. */
export function plainAddress(address: string): string {
  return decoded(address.replace(/[?#].*$/s, '') || '/')
}

/** What cannot be decoded is kept as it is, and so found to lead nowhere. */
function decoded(address: string): string {
  try {
    return decodeURI(address)
  } catch {
    return address
  }
}
