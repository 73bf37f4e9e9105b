import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { dictionaryPath, PRESENT_DICTIONARY_PATH } from '#domain/page-dictionary.ts'
import { PRODUCT_PATH, STORE_PATH } from '#domain/paths.ts'
import type { BuildRecord } from './build-record.ts'
import { recordMadeFile } from './fixed-files.ts'
import { pageDictionary } from './page-dictionary.ts'

/** Of products and of lists; a large shop has too many to read them all. */
const LOOKED_AT = 16

/** Writes by what our server compresses the pages of a site (RFC 9842), and which it is. */
export async function writePageDictionary(siteFolder: string, record: BuildRecord): Promise<void> {
  const read = (path: string) => readFileSync(join(siteFolder, path), 'utf8')
  const under = (folder: string) => {
    const pages = record.paths(`${folder}/`).filter((path) => path.endsWith('.html'))
    return spread(pages).map(read)
  }
  const products = under(PRODUCT_PATH)
  const lists = under(STORE_PATH)
  const store = [read(`${STORE_PATH}.html`)]
  const models = [...store, ...lists.slice(-1), ...products.slice(0, 1)]
  const text = pageDictionary(models, [...store, ...lists, ...products])
  const path = dictionaryPath(createHash('sha256').update(text).digest('base64url'))
  await recordMadeFile(path, text, siteFolder, record)
  await recordMadeFile(PRESENT_DICTIONARY_PATH, JSON.stringify(path), siteFolder, record)
}

/** As many as are looked at, from beginning to end. */
function spread(pages: readonly string[]): string[] {
  const step = Math.ceil(pages.length / LOOKED_AT)
  return pages.filter((_, index) => index % step === 0)
}
