import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { readPageStyles, writePageStyles } from './page-styles.ts'

test('the style sheets of a page are as Astro knew them, however often they were put in order', () => {
  const folder = mkdtempSync(join(tmpdir(), 'page-styles-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const [inner, outer] = [{ order: 1 }, { order: 0 }]
  writePageStyles(folder, new Map([['src/pages/store.astro', { styles: [inner, outer], more: 'not kept' }]]))
  const pages = readPageStyles(folder)
  pages.get('src/pages/store.astro')?.styles.reverse()
  expect(pages.get('src/pages/store.astro')).toEqual({ styles: [inner, outer] })
  expect(pages.get('src/pages/unknown.astro')).toBeUndefined()
})
