import { rmSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser, Page } from 'playwright/test'
import { filterFiles } from '#catalogue/search-index/filter-files.ts'
import { searchIndexFiles } from '#catalogue/search-index/search-index-files.ts'
import type { EmbeddedStore } from '#embedded-store/embedded-store.ts'
import { seedDemo } from '#embedded-store/seed-demo.ts'
import { language } from '#words/language.ts'
import { openShop, TEST_FOLDER } from '../../tests/shops/open-shop.ts'
import { ScriptProblem } from '../running/run-script.ts'
import { syntheticShelves } from './synthetic-shelves.ts'
import { sellSynthetic } from './synthetic-store.ts'

export type Mode = 'gateway' | 'direct'

export interface LargeShop {
  openPage(browser: Browser): Promise<Page>
  close(): Promise<void>
}

/** The files of search and filters of the synthetic catalogue, by path. */
export function syntheticFiles(items: number): ReadonlyMap<string, string> {
  const entries = syntheticShelves(items)
  return new Map([...searchIndexFiles(entries), ...filterFiles(entries)].map(({ path, text }) => [path, text]))
}

/**
 * A shop of the synthetic catalogue without its pages: the demo's pages, a store that sells the catalogue and nothing else,
 * and its files of search and filters. A product is shown by the page of what is newer than the build.
 */
export async function openLargeShop(mode: Mode, items: number, files: ReadonlyMap<string, string>): Promise<LargeShop> {
  const name = `bench-visits-${mode}`
  const clear = () => {
    for (const folder of [`dist-${name}`, name]) rmSync(join(TEST_FOLDER, folder), { recursive: true, force: true })
  }
  // A store that was left by a run that broke off sells the synthetic catalogue already.
  clear()
  const opened: EmbeddedStore[] = []
  const shop = await openShop({
    name,
    data: name,
    settings: { STOREFRONT_MODE: mode },
    encode: 'later',
    seed(store) {
      seedDemo(store)
      opened.push(store)
    },
  })
  const store = opened[0]
  if (store === undefined) throw new ScriptProblem('The store was not empty.')
  sellSynthetic(store, items)
  return {
    async openPage(browser) {
      // A service worker would fetch what the shop has, and not what stands in for it. Sizes are in millimetres.
      const page = await browser.newPage({ baseURL: shop.origin, serviceWorkers: 'block', locale: language })
      await page.route(/\/(?:filters|search-index|_search\/[^/]+)\.json$/, (route) => {
        const body = files.get(new URL(route.request().url()).pathname)
        return body === undefined ? route.abort() : route.fulfill({ contentType: 'application/json', body })
      })
      return page
    },
    async close() {
      await shop.close()
      clear()
    },
  }
}
