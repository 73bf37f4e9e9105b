import { Hono } from 'hono'
import { MOST_LIVE_IDS } from '#contract/item-message.ts'
import { isUsableId } from '#domain/id.ts'
import { readFreshItem, readLiveItems, searchStore } from '#flows/live-catalogue.ts'
import type { GatewayPorts } from './gateway.ts'
import { GatewayProblem } from './gateway-problem.ts'

const LONGEST_QUERY = 100
const PICTURE_TYPES = new Map([
  ['ffd8ff', 'image/jpeg'],
  ['89504e', 'image/png'],
  ['524946', 'image/webp'],
])

/** What anyone may ask of the live catalogue. */
export function catalogueRoutes({ store }: Pick<GatewayPorts, 'store'>): Hono {
  const routes = new Hono()
  routes.get('/items', async (context) => {
    const ids = (context.req.query('ids') ?? '').split(',').filter((id) => id !== '')
    if (ids.length > MOST_LIVE_IDS) {
      throw new GatewayProblem(400, 'too-many-items', `Ask for at most ${MOST_LIVE_IDS} items at a time.`)
    }
    return context.json(await readLiveItems(store, ids))
  })
  routes.get('/items/:itemId', async (context) => {
    const fresh = await readFreshItem(store, context.req.param('itemId'))
    if (fresh === undefined) throw new GatewayProblem(404, 'no-such-item', 'There is no such item.')
    return context.json(fresh)
  })
  routes.get('/search', async (context) => {
    const query = (context.req.query('q') ?? '').slice(0, LONGEST_QUERY)
    return context.json({ items: await searchStore(store, query) })
  })
  routes.get('/pictures/:pictureId', async (context) => {
    const pictureId = context.req.param('pictureId')
    const upload = isUsableId(pictureId) ? await store.picture(pictureId) : { status: 'missing' as const }
    const type = upload.status === 'fetched' ? pictureType(upload.bytes) : undefined
    if (upload.status !== 'fetched' || type === undefined) {
      throw new GatewayProblem(404, 'no-such-picture', 'There is no such picture.')
    }
    return context.body(upload.bytes, 200, { 'content-type': type, 'cache-control': 'public, max-age=300' })
  })
  return routes
}

/** By its first bytes: what the store calls a picture may be anything. */
function pictureType(bytes: Uint8Array): string | undefined {
  return PICTURE_TYPES.get(Buffer.from(bytes.subarray(0, 3)).toString('hex'))
}
