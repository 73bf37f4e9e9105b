import { Hono } from 'hono'
import { MOST_LIVE_IDS } from '#contract/item-message.ts'
import { readFreshItem, readLiveItems, searchStore } from '#flows/live-catalogue.ts'
import type { GatewayPorts } from './gateway.ts'
import { GatewayProblem } from './gateway-problem.ts'
import { livePictures } from './live-pictures.ts'

const LONGEST_QUERY = 100

/** What anyone may ask of the live catalogue. */
export function catalogueRoutes({ store, encodePicture }: Pick<GatewayPorts, 'store' | 'encodePicture'>): Hono {
  const pictures = livePictures(store, encodePicture)
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
    const picture = await pictures.read(context.req.param('pictureId'))
    if (picture === undefined) throw new GatewayProblem(404, 'no-such-picture', 'There is no such picture.')
    return context.body(picture, 200, { 'content-type': 'image/webp', 'cache-control': 'public, max-age=300' })
  })
  return routes
}
