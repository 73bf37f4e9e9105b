import { once } from 'node:events'
import { createServer, type RequestListener, type Server } from 'node:http'

/** One question to the API, and what a sound store says to it. */
export interface Ask {
  call: 'CategoryMain' | 'CategorySub' | 'SlideBanner' | 'NewItems' | 'Items' | 'ImageData' | 'Uploads'
  /** The category, item or picture that is asked about. */
  id: string
  /** How often this was asked before. */
  before: number
  /** The `data` of a sound answer. */
  good: WireRecord[]
}

export type WireRecord = Record<string, unknown>

/** What a feed does with a question: `data` of an envelope, an answer of its own, or nothing of its own. */
export type Twist = (ask: Ask) => WireRecord[] | RequestListener | undefined

export const KEY = 'canary+key/that-must-not-be-printed'
const MAINS = [1, 2, 3]
const SUBS = [1, 2]
const ITEMS_PER_SUB = 20

/** Every item of the sound store. */
export const GOOD_ITEMS = MAINS.flatMap((main) =>
  SUBS.flatMap((sub) => Array.from({ length: ITEMS_PER_SUB }, (_, index) => goodItem(`${main}-${sub}-${index + 1}`))),
)

/** A store of 3 main categories, 6 sub-categories and 120 items, each with one picture, that twists what it is asked. */
export async function serveFeed(picture: Buffer, twist: Twist): Promise<{ server: Server; origin: string }> {
  const asked = new Map<string, number>()
  return serve((request, response) => {
    const address = request.url ?? ''
    const before = asked.get(address) ?? 0
    asked.set(address, before + 1)
    const ask = { ...askFrom(address), before }
    const answer = twist(ask)
    if (typeof answer === 'function') answer(request, response)
    else if (ask.call !== 'Uploads') {
      response.setHeader('content-type', 'application/json')
      response.end(JSON.stringify({ success: true, data: answer ?? ask.good, errorMessage: '' }))
    } else if (request.headers['if-none-match'] === '"v1"') response.writeHead(304).end()
    else response.writeHead(200, { etag: '"v1"', 'content-type': 'image/jpeg' }).end(picture)
  })
}

export async function serve(listener: RequestListener): Promise<{ server: Server; origin: string }> {
  const server = createServer(listener).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  return { server, origin: `http://127.0.0.1:${typeof address === 'object' && address !== null ? address.port : 0}` }
}

function askFrom(address: string): Omit<Ask, 'before'> {
  const { pathname, searchParams } = new URL(address, 'http://feed')
  const [, , name = '', last = ''] = pathname.split('/')
  const main = searchParams.get('CategoryMainID')
  const sub = searchParams.get('CategorySubID')
  if (pathname.startsWith('/Uploads/')) return { call: 'Uploads', id: name.replace('.jpg', ''), good: [] }
  if (main !== null) return { call: 'CategorySub', id: main, good: SUBS.map((n) => goodSub(`${main}-${n}`)) }
  if (sub !== null) return { call: 'Items', id: sub, good: GOOD_ITEMS.filter((item) => item.categorySubID === sub) }
  if (name === 'Item') return { call: 'NewItems', id: '', good: GOOD_ITEMS.slice(0, 6) }
  if (name === 'ImageData') return { call: 'ImageData', id: last, good: [{ imageID: `p-${last}` }] }
  if (name === 'SlideBanner') return { call: 'SlideBanner', id: '', good: [goodSlide('s1'), goodSlide('s2')] }
  return { call: 'CategoryMain', id: '', good: MAINS.map((n) => goodMain(String(n))) }
}

function goodMain(id: string) {
  return { categoryMainID: id, categoryMainName: `Main ${id}` }
}

function goodSub(id: string) {
  return { categorySubID: id, categorySubName: `Section ${id}` }
}

function goodSlide(id: string) {
  return { slideBannerID: id, title: `Slide ${id}`, description: '', buttonLink: '/store' }
}

function goodItem(id: string) {
  const [main = '', sub = '', number = ''] = id.split('-')
  return {
    itemID: id,
    itemCode: `C-${id}`,
    itemName: `Mat ${id}`,
    itemDescription: 'Rubber, 17 mm',
    brandName: 'Hoof',
    cacheID: id,
    categorySubID: `${main}-${sub}`,
    retailPrice: 20 + Number(number) / 2,
  }
}
