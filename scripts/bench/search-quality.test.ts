import { beforeAll, expect, test } from 'vitest'
import { searchIndexFiles } from '#catalogue/search-index/search-index-files.ts'
import { openSearchIndex, type SearchIndex } from '#search/search-index.ts'
import { demoEntries, firstFive, SEARCHES } from './search-quality.ts'

let index: SearchIndex

beforeAll(async () => {
  const files = new Map(searchIndexFiles(demoEntries()).map(({ path, text }) => [path, text]))
  index = await openSearchIndex(async (path) => JSON.parse(files.get(path) ?? ''))
})

test.for(SEARCHES)('%s finds %s among the first five', async ([typed, code]) => {
  expect((await firstFive(index, typed)).map((document) => document.code)).toContain(code)
})
