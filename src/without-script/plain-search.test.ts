import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { PAGE_SIZE } from '#domain/page-size.ts'
import { plainSearch } from './plain-search.ts'
import { writeSearchSite } from './test-search-site.ts'

/** All are of the kind "Stable mats". */
const MATS = PAGE_SIZE + 2
const folder = writeSearchSite(MATS)

afterAll(() => rmSync(folder, { recursive: true }))

const find = (query: string) => plainSearch('')(folder, new URLSearchParams(query))

test('what is found stands in the page instead of the word that a script is needed, a page at a time', async () => {
  const first = await find('q=stable')
  expect(first).toContain(`${MATS + 1} products for “stable”`)
  expect(first).not.toContain('Needs a script')
  expect(first).toContain('<p>Kinds</p>')
  expect(first?.match(/<li>/g)).toHaveLength(PAGE_SIZE)
  expect(first).toContain('<a href="/search?q=stable&amp;page=2">Show more</a>')
  const second = await find('q=stable&page=2')
  expect(second?.match(/<li>/g)).toHaveLength(MATS + 1)
  expect(second).not.toContain('Show more')
})

test('names are text, whatever they hold; pictures, facts and prices stand beside them', async () => {
  const page = await find('q=gym')
  expect(page).toContain('<input id="page-search" value="gym" type="search">')
  expect(page).toContain('<a href="/product/O%261">&lt;b&gt;Gym&lt;/b&gt; &quot;tile&quot; $&amp; $1</a>')
  expect(page).toContain('<img src="/pictures/a1b2-128.webp" alt=""')
  expect(page).toContain('C-O&amp;1 · 600\u00a0×\u00a0400\u00a0mm')
  expect(page).toContain('Price on request')
  const nothing = await find('q=%22%3Cscript%3E')
  expect(nothing).toContain('Nothing matches “&quot;&lt;script&gt;”.')
  expect(nothing).toContain('value="&quot;&lt;script&gt;"')
})

test('slips are mended, and an unreadable page is the first', async () => {
  expect(await find('q=stabel&page=-3')).toContain('Stable mat 0')
})

test('nothing is said where nothing is asked, or too many ask at once', async () => {
  expect(await find('q=%20')).toBeUndefined()
  expect(await find('')).toBeUndefined()
  const search = plainSearch('')
  const asked = Array.from({ length: 17 }, () => search(folder, new URLSearchParams('q=gym')))
  const answers = await Promise.all(asked)
  expect(answers.filter((page) => page === undefined)).toHaveLength(1)
  expect(await search(folder, new URLSearchParams('q=gym'))).toContain('Gym')
})

test('an index that cannot be read is a fault, and is read again the next time', async () => {
  const search = plainSearch('')
  const gone = mkdtempSync(join(tmpdir(), 'plain-search-gone-'))
  await expect(search(gone, new URLSearchParams('q=gym'))).rejects.toThrow('search-index.json')
  rmSync(gone, { recursive: true })
  expect(await search(folder, new URLSearchParams('q=gym'))).toContain('Gym')
})
