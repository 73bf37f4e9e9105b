import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openSnapshot } from './open-snapshot.ts'
import { shopCatalogue } from './shop-catalogue.ts'
import { NO_SHOP_FILES } from './shop-files.ts'
import { catalogueOf, someItem } from './test-crawl.ts'
import { placeSomeSnapshot } from './test-snapshot.ts'
import { guidesOf } from './written-guides.ts'

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'guides-'))
})
afterEach(() => {
  rmSync(folder, { recursive: true })
})

test('a guide is kept with its main category, and read back as it was written', () => {
  const file = join(folder, 'catalogue.sqlite')
  const markdown =
    '# Which mat\n\n## Boxes\n\nTake **[this](S-1)** or [that](stable).\n\n- one\n\n| Where |\n|---|\n| Box |'
  placeSomeSnapshot(file, { shopFiles: { ...NO_SHOP_FILES, guides: new Map([['horse', markdown]]) } })
  const snapshot = openSnapshot(file)
  const shop = shopCatalogue(snapshot)
  const guide = { horse: shop.guide('horse'), other: shop.guide('other') }
  snapshot.close()
  expect(guide).toEqual({
    horse: {
      title: 'Which mat',
      blocks: [
        { kind: 'heading', text: [{ text: 'Boxes' }] },
        {
          kind: 'paragraph',
          text: [
            { text: 'Take ' },
            { text: 'this', strong: true, href: '/product/S-1' },
            { text: ' or ' },
            { text: 'that', href: '/store/horse/stable-mats' },
            { text: '.' },
          ],
        },
        { kind: 'list', items: [[{ text: 'one' }]] },
        { kind: 'table', head: [[{ text: 'Where' }]], rows: [[[{ text: 'Box' }]]] },
      ],
    },
    other: undefined,
  })
})

test('a guide of no main category is left out and told', () => {
  const written = new Map([
    ['cattle', '# Cattle'],
    ['horse', '# Horse'],
  ])
  const { rows, findings } = guidesOf(catalogueOf([someItem()]), written, new Map())
  expect(rows).toEqual([['horse', '{"title":"Horse","blocks":[]}']])
  expect(findings).toEqual([
    {
      kind: 'shop-file',
      subject: 'guides/cattle.md, line 1',
      reason: 'No main category has the id "cattle". The guide is left out.',
    },
  ])
})

test('a link of a guide that leads nowhere is told with its line', () => {
  const { findings } = guidesOf(catalogueOf([]), new Map([['horse', '# Horse\n\n[x](S-1)']]), new Map())
  expect(findings).toEqual([
    {
      kind: 'shop-file',
      subject: 'guides/horse.md, line 3',
      reason: 'The link "S-1" leads nowhere; its text stays.',
    },
  ])
})
