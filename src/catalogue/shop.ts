import { openSnapshot } from './open-snapshot.ts'
import { type ShopCatalogue, shopCatalogue } from './shop-catalogue.ts'

declare global {
  /** Set by what renders pages outside Astro's build, to see what each of them asks: their code is bundled apart. */
  var watchedShop: ShopCatalogue | undefined
}

const DEFAULT_SNAPSHOT = '.data/catalogue.sqlite'
let open: { file: string; catalogue: ShopCatalogue } | undefined

/** The catalogue that pages are built from: the snapshot named by CATALOGUE_SNAPSHOT, opened once. */
export function shop(): ShopCatalogue {
  if (globalThis.watchedShop !== undefined) return globalThis.watchedShop
  const file = process.env.CATALOGUE_SNAPSHOT ?? DEFAULT_SNAPSHOT
  if (open?.file !== file) open = { file, catalogue: shopCatalogue(openSnapshot(file)) }
  return open.catalogue
}
