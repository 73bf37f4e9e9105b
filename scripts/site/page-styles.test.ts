import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { readPageStyles, writePageStyles } from './page-styles.ts'

const external = (src: string, order: number) => ({ order, sheet: { type: 'external', src } as const })

test('the style sheets of a page are those that it needs as Astro knew them, however often they were put in order', () => {
  const folder = mkdtempSync(join(tmpdir(), 'page-styles-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const [inner, outer, late] = [external('inner.css', 1), external('outer.css', 0), external('late.css', 2)]
  const component = 'src/pages/store.astro'
  const page = { component, styles: [inner, late, outer], more: 'not kept' }
  writePageStyles(folder, new Map([['store', page]]), (own, sheet) => own === component && sheet !== 'late.css')
  const pages = readPageStyles(folder)
  pages.get('store')?.styles.reverse()
  expect(pages.get('store')).toEqual({ styles: [inner, outer] })
  expect(pages.get('unknown')).toBeUndefined()
})
