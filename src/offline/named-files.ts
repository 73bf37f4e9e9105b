import { blockPath } from '#domain/filter-block-path.ts'
import { SEARCH_FILES_PATH } from '#domain/paths.ts'

/** Files named by content that a text names: what is asked for at once with it, and what its code may ask for later. */
export interface NamedFiles {
  needs: string[]
  later: string[]
}

const IN_PAGE = /\/_astro\/[\w./-]+/g
const IS_CODE = /\.(?:js|css)$/
const FONT_OF_PAGE = /href="(\/_astro\/[\w./-]{1,200}\.woff2)"/g
const IMPORTED = /(?:import|from)\s?["']([\w./-]{1,200}\.js)["']/g
const IN_CODE = /["'`](?:\.\/|\/?_astro\/)([\w./-]{1,200}\.(?:js|css|woff))["'`]/g
const IN_DATA = /"(\/(?:_search|_astro)\/[\w./-]{1,200})"/g

/** Blocks of rows have short names, in their order, in the manifest of filters or in a file of their own. */
const BLOCKS = '"blocks":['
const BLOCKS_FILE = `${SEARCH_FILES_PATH}/blocks-`

const NOTHING: NamedFiles = { needs: [], later: [] }
const LIST = /^\/[\w-]+\.json$/

/** Reads them out of a page, a script or a list of files; of other texts it finds none. `path` is where the text lies. */
export function namedFiles(path: string, text: string): NamedFiles {
  if (path.startsWith('/_astro/')) return path.endsWith('.js') ? inScript(path, text) : NOTHING
  if (path.startsWith(BLOCKS_FILE)) return { needs: [], later: blocksNamed(text) }
  if (path.startsWith(`${SEARCH_FILES_PATH}/`)) return NOTHING
  if (isListPath(path)) {
    const named = [...text.matchAll(IN_DATA)].map(([, name = '']) => name)
    return { needs: [], later: unique([...named, ...blocksIn(text)]) }
  }
  const fonts = [...text.matchAll(FONT_OF_PAGE)].map(([, name = '']) => name)
  return {
    needs: unique([
      ...[...text.matchAll(IN_PAGE)].map(([name]) => name).filter((name) => IS_CODE.test(name)),
      ...fonts,
    ]),
    later: [],
  }
}

/** Lists of files stand at the root; a page may end in anything. */
export function isListPath(path: string): boolean {
  return LIST.test(path)
}

function blocksIn(list: string): string[] {
  const from = list.indexOf(BLOCKS)
  return from === -1 ? [] : blocksNamed(list.slice(from + BLOCKS.length, list.indexOf(']', from)))
}

function blocksNamed(names: string): string[] {
  return (names.match(/\w+/g) ?? []).map((name, number) => blockPath(number, name))
}

function inScript(path: string, text: string): NamedFiles {
  const at = (name: string) => new URL(name, `https://shop.invalid${path}`).pathname
  const needs = unique([...text.matchAll(IMPORTED)].map(([, name = '']) => at(name)))
  const named = [...text.matchAll(IN_CODE)].map(([, name = '']) => at(`/_astro/${name}`))
  return { needs, later: unique(named).filter((name) => !needs.includes(name)) }
}

function unique(names: string[]): string[] {
  return [...new Set(names)]
}
