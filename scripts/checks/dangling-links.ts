import { readdirSync, readFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'

const ADDRESS = /\s(?:href|src|data-after-paint)="(\/(?!\/)[^"]*)"|url\(["']?(\/(?!\/)[^"'\s)]*)/g
const SRCSET = /\s(?:image)?srcset="([^"]*)"/g

/** Every address on a built page that leads to no file of the build, as `page -> address`. */
export function findDanglingLinks(folder: string): string[] {
  const files = new Set(
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => `/${relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/')}`),
  )
  const exists = (path: string) =>
    files.has(path) || files.has(`${path}.html`) || (path === '/' && files.has('/index.html'))
  return [...files]
    .filter((file) => /\.(?:html|css)$/.test(file))
    .flatMap((file) =>
      localAddresses(readFileSync(join(folder, file), 'utf8'))
        .filter((address) => !exists(address))
        .map((address) => `${file} -> ${address}`),
    )
}

/** The addresses within the site that a page or style sheet names, each once. */
export function localAddresses(text: string): string[] {
  return [...new Set([...namedAddresses(text)].map(plainAddress))]
}

/** The same as they are written, with what follows `?` or `#`. */
export function namedAddresses(text: string): Set<string> {
  const single = [...text.matchAll(ADDRESS)].map(([, attribute, url]) => attribute ?? url ?? '/')
  const listed = [...text.matchAll(SRCSET)].flatMap(([, list = '']) =>
    list.split(',').map((candidate) => candidate.trim().split(/\s/, 1)[0] ?? ''),
  )
  return new Set([...single, ...listed].filter((address) => address.startsWith('/')))
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
