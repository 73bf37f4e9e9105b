import { Hono } from 'hono'
import * as calls from '#contract/catalogue-calls.ts'
import { readFreshItem, readLiveItems, searchStore } from '#flows/live-catalogue.ts'
import { fewAtOnce } from './few-at-once.ts'
import type { GatewayPorts } from './gateway-ports.ts'
import { refusal } from './gateway-problem.ts'
import { livePictures } from './live-pictures.ts'
import { onCall } from './on-call.ts'

/** What the routes of the catalogue work with. */
interface CataloguePorts extends Pick<GatewayPorts, 'encodePicture' | 'log'> {
  store: Pick<GatewayPorts['store'], 'item' | 'itemsMatching' | 'pictureIds' | 'picture'>
}

const LONGEST_QUERY = 100
/** Each holds up to a megabyte of the store's, several times over while it is read. */
const MOST_SEARCHES_AT_ONCE = 6
/** As a person types, the browser drops the earlier ones: a long line would be of searches that nobody waits for. */
const MOST_SEARCHES_WAITING = 12

/** What anyone may ask of the live catalogue. */
export function catalogueRoutes({ store, encodePicture, log }: CataloguePorts): Hono {
  const pictures = livePictures(store, encodePicture)
  const inTurn = fewAtOnce(MOST_SEARCHES_AT_ONCE, MOST_SEARCHES_WAITING)
  const routes = new Hono()
  onCall(routes, calls.liveItems).answer(async (context) => {
    const ids = (context.req.query(calls.liveItems.query) ?? '').split(',').filter((id) => id !== '')
    if (ids.length > calls.MOST_LIVE_IDS) throw refusal(calls.liveItems, 'too-many-items')
    return readLiveItems(store, ids, log)
  })
  onCall(routes, calls.freshItem).answer(async (context) => {
    const fresh = await readFreshItem(store, context.req.param('itemId'))
    if (fresh === undefined) throw refusal(calls.freshItem, 'no-such-item')
    return fresh
  })
  onCall(routes, calls.search).answer(async (context) => {
    const query = (context.req.query(calls.search.query) ?? '').slice(0, LONGEST_QUERY)
    return inTurn(() => searchStore(store, query))
  })
  routes.get(calls.picture.path, async (context) => {
    const picture = await pictures.read(context.req.param('pictureId'))
    if (picture === undefined) throw refusal(calls.picture, 'no-such-picture')
    return context.body(picture, 200, { 'content-type': 'image/webp', 'cache-control': 'public, max-age=300' })
  })
  return routes
}
