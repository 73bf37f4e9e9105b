import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { SEARCH_MANIFEST_PATH, SEARCH_PATH, searchFilePath } from '#domain/paths.ts'
import { SEARCH_INDEX_VERSION } from '#search/search-index-files.ts'

const HEAD_PATH = searchFilePath('head')
const PAGE =
  '<input id="page-search" type="search"><noscript><div data-unsearched class="x">\nNeeds a script</div><p>Kinds</p></noscript>'

/** Writes what of a built site a search needs: so many stable mats, and one with an odd name. Returns its folder. */
export function writeSearchSite(mats: number): string {
  const folder = mkdtempSync(join(tmpdir(), 'plain-search-'))
  const many = Array.from({ length: mats }, (_, index) => row(`S-${index}`, `Stable mat ${index}`, 8_950))
  const documents = [...many, row('O&1', '<b>Gym</b> "tile" $& $1', 0, 'a1b2-128')]
  const manifest = { version: SEARCH_INDEX_VERSION, items: documents.length, head: HEAD_PATH }
  const files = {
    [`${SEARCH_PATH}.html`]: PAGE,
    [SEARCH_MANIFEST_PATH]: JSON.stringify({ ...manifest, shards: [], lexicon: [] }),
    [HEAD_PATH]: JSON.stringify({ categories: [['Horse', 'Stable mats']], documents }),
  }
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true })
    writeFileSync(join(folder, name), content)
  }
  return folder
}

/** A row of the index, as the build writes it. */
function row(id: string, name: string, price: number, picture = '') {
  return [id, `C-${id}`, name, 'Hoof', price, '600 × 400 mm', picture, 0, '', '', 'Rubber', '', [], '', 0, 0]
}
