import { readdirSync, readFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'

const ADDRESS = /(?:\s(?:href|src|content)="|\ssrcset="|,\s*|url\(["']?)(\/(?!\/)[^"'\s,)>]*)/g

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

function localAddresses(text: string): string[] {
  const addresses = [...text.matchAll(ADDRESS)].map(([, address = '/']) => address.replace(/[?#].*$/s, '') || '/')
  return [...new Set(addresses)].map(decodeURI)
}
