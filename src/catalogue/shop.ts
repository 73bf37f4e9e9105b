import { editionOf } from './edition-of.ts'
import { openSnapshot } from './open-snapshot.ts'
import { type ShopCatalogue, shopCatalogue } from './shop-catalogue.ts'

declare global {
  /** Set by what renders pages outside Astro's build, to see what each of them asks: their code is bundled apart. */
  var watchedShop: ShopCatalogue | undefined
}

const DEFAULT_SNAPSHOT = '.data/catalogue.sqlite'
let open: { file: string; edition: string; catalogue: ShopCatalogue } | undefined

/**
 * The catalogue that pages are built from: the snapshot named by CATALOGUE_SNAPSHOT, opened once, or with
 * CATALOGUE_MAY_CHANGE again whenever another was put in its place.
 */
export function shop(): ShopCatalogue {
  if (globalThis.watchedShop !== undefined) return globalThis.watchedShop
  const file = process.env.CATALOGUE_SNAPSHOT ?? DEFAULT_SNAPSHOT
  const edition = process.env.CATALOGUE_MAY_CHANGE === undefined ? '' : editionOf(file)
  if (open?.file !== file || open.edition !== edition) {
    // The last one is not closed: a page may be reading it still.
    open = { file, edition, catalogue: shopCatalogue(openSnapshot(file)) }
  }
  return open.catalogue
}
