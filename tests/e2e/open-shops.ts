import { rmSync } from 'node:fs'
import { join } from 'node:path'
import pMap from 'p-map'
import { seedCatalogue } from '#embedded-store/seed-catalogue.ts'
import { oddCatalogue, oddSlides } from '../shops/odd-catalogue.ts'
import { GATEWAY_SHOP, type OpenShop, openShop, type ShopOptions, TEST_FOLDER } from '../shops/open-shop.ts'

const SHOPS: ShopOptions[] = [
  // This one is listened to: nothing that it answers may hold a secret. Direct mode gives its key away, and says so.
  GATEWAY_SHOP,
  { name: 'direct', data: 'demo', encode: 'later', settings: { STOREFRONT_MODE: 'direct' } },
  // In languages that nobody speaks, one sees what was forgotten.
  { name: 'accented', data: 'demo', encode: 'later', settings: { SHOP_LANGUAGE: 'en-XA' } },
  { name: 'mirrored', data: 'demo', encode: 'later', settings: { SHOP_LANGUAGE: 'ar-XB' } },
  { name: 'showcase', data: 'demo', encode: 'later', settings: { HOME_VARIANT: 'showcase', OFFLINE: 'off' } },
  {
    name: 'odd',
    data: 'odd',
    settings: { HOME_VARIANT: 'showcase' },
    seed: ({ database }) => seedCatalogue(database, oddCatalogue, oddSlides),
  },
]

/** Shops that are built at a time: half of a build keeps one core busy. */
const AT_ONCE = 2

/** Names of shops with commas between, where not all are needed. */
const { TEST_SHOPS } = process.env

/** Set where every test runs: then the gateway is asked, and what it answers is searched. */
const { WHOLE_SUITE } = process.env

/** Builds and serves every shop that the suite walks through; SHOP_… in the environment tells where each one is. */
export default async function openShops(): Promise<() => Promise<void>> {
  const wanted = SHOPS.filter(({ name }) => TEST_SHOPS?.split(',').includes(name) ?? true)
  // A new store numbers its customers and orders from the beginning: what was kept of the last one goes with it.
  for (const kept of ['embedded-store', 'gateway.sqlite', 'sessions.sqlite']) {
    for (const end of ['', '-wal', '-shm'])
      rmSync(join(TEST_FOLDER, `demo/${kept}${end}`), { recursive: true, force: true })
  }
  // Builds lie there too, which are looked at later: they go only where new ones come.
  if (wanted.some(({ data }) => data === 'odd')) rmSync(join(TEST_FOLDER, 'odd'), { recursive: true, force: true })
  const open: OpenShop[] = await pMap(wanted, openShop, { concurrency: AT_ONCE })
  for (const [index, { name }] of wanted.entries()) {
    process.env[`SHOP_${name.toUpperCase()}`] = open[index]?.origin
    process.env[`SHOP_${name.toUpperCase()}_OUTBOX`] = open[index]?.outbox
  }
  return async () => {
    const listened = open[wanted.findIndex(({ name }) => name === 'gateway')]
    const leaks = listened?.leaks() ?? []
    if (WHOLE_SUITE !== undefined && listened?.heard() === 0)
      leaks.push('none of the gateway’s answers was listened to')
    for (const shop of open) await shop.close()
    if (leaks.length > 0) throw new Error(`Secrets were told:\n  ${leaks.join('\n  ')}`)
  }
}
