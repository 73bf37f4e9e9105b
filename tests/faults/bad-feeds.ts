import type { RequestListener } from 'node:http'
import { gzipSync } from 'node:zlib'
import { cheapPng } from '#catalogue/pictures/test-pictures.ts'
import type { ShopCatalogue } from '#catalogue/shop-catalogue.ts'
import { type Ask, GOOD_ITEMS, KEY, type Twist, type WireRecord } from './feed.ts'

export interface BadFeed {
  twist: Twist
  /** 0: what is sound of it is published. 1: it could not be read. 2: a guard stopped it. */
  exitCode: 0 | 1 | 2
  /** What the person at the terminal is told. */
  told: RegExp
  settings?: NodeJS.ProcessEnv
  /** Items that are not in the shop afterwards, though the sound store has them. */
  missing?: string[]
  /** Items that may be shown in another way than in the sound store. */
  different?: string[]
  check?: (shop: ShopCatalogue) => boolean
}

const whole =
  (answer: RequestListener): Twist =>
  () =>
    answer
const only =
  (call: Ask['call'], id: string, answer: RequestListener): Twist =>
  (ask) =>
    ask.call === call && ask.id === id ? answer : undefined
/** Changes every item, or those with the given ids, wherever they are listed. */
const items =
  (change: (item: WireRecord) => WireRecord, ...ids: string[]): Twist =>
  ({ call, good }) =>
    call === 'Items' || call === 'NewItems'
      ? good.map((item) => (ids.length === 0 || ids.includes(String(item.itemID)) ? change(item) : item))
      : undefined
/** A record with its fields in another order, numbers as text, and something that changes with every answer. */
function saidOtherwise(record: WireRecord): WireRecord {
  const fields = Object.entries(record).map(([name, value]) => [name, typeof value === 'number' ? ` ${value} ` : value])
  return { answeredAt: Math.random(), ...Object.fromEntries(fields.toReversed()) }
}
/** Lists further items in the first sub-category. */
const more =
  (...added: WireRecord[]): Twist =>
  ({ call, id, good }) =>
    call === 'Items' && id === '1-1' ? [...good, ...added] : undefined
const renamed =
  (call: Ask['call'], from: string, to: string): Twist =>
  (ask) =>
    ask.call === call ? ask.good.map(({ [from]: value, ...rest }) => ({ ...rest, [to]: value })) : undefined
const json = { 'content-type': 'application/json' }
const body =
  (text: string | Buffer, headers: Record<string, string> = json, status = 200): RequestListener =>
  (_, response) =>
    response.writeHead(status, headers).end(text)
const endless: RequestListener = (_, response) => {
  response.writeHead(200, json)
  const block = Buffer.alloc(1024 * 1024, ' ')
  const fill = () => {
    while (!response.destroyed && response.write(block));
  }
  response.on('drain', fill)
  fill()
}
const trickling: RequestListener = (_, response) => {
  response.writeHead(200, json)
  const timer = setInterval(() => response.write(' '), 20)
  response.on('close', () => clearInterval(timer))
}
const brokenOff: RequestListener = (_, response) => {
  response.writeHead(200, { ...json, 'content-length': '5000' }).write('{"success":true,')
  setImmediate(() => response.destroy())
}
const impatient = { CRAWL_TIMEOUT_MS: '300', CRAWL_RETRIES: '0' }
const oddPicture = (bytes: string | Uint8Array): Pick<BadFeed, 'twist' | 'exitCode'> => ({
  twist: only('Uploads', 'p-1-1-1', body(Buffer.from(bytes), { 'content-type': 'image/jpeg' })),
  exitCode: 0,
})
const lastShown = (shop: ShopCatalogue) => shop.gallery('1-1-1').length === 1

/** Feeds that no shop can be made of: the store could not be read. */
const UNREADABLE: [name: string, twist: Twist, told: RegExp, settings?: NodeJS.ProcessEnv][] = [
  ['never answers', whole(() => undefined), /CategoryMain took longer than 0\.3 s/, impatient],
  ['trickles without end', whole(trickling), /took longer than 0\.3 s/, impatient],
  ['never ends', whole(endless), /sent more than 64 MB and was cut off/],
  [
    'is a bomb of compressed spaces',
    whole(body(gzipSync(Buffer.alloc(70 * 2 ** 20, ' ')), { ...json, 'content-encoding': 'gzip' })),
    /sent more than 64 MB/,
  ],
  ['wants fewer calls', whole(body('', { 'retry-after': '120' }, 429)), /HTTP status 429\. The API wants fewer calls/],
  ['fails with 500', whole(body('oops', {}, 500)), /HTTP status 500/],
  [
    'fails with 503 on one gallery',
    only('ImageData', '3-2-20', body('', {}, 503)),
    /ImageData\/3-2-20 answered with HTTP status 503/,
  ],
  [
    'refuses the key and quotes it',
    whole(body(`{"success":false,"errorMessage":"${KEY}"}`, json, 401)),
    /HTTP status 401\. Check STORE_API_KEY/,
  ],
  [
    'says success: false and quotes the key',
    whole(body(`{"success":false,"errorMessage":"Key ${KEY} is barred"}`)),
    /success: false \("Key … is barred"\)/,
  ],
  [
    'says success: false and quotes the key escaped',
    whole(body(`{"success":false,"errorMessage":"Key ${KEY.replaceAll('+', '\\u002b').replaceAll('/', '\\/')}"}`)),
    /success: false \("Key …"\)/,
  ],
  [
    'says success: false in colour',
    whole(body('{"success":false,"errorMessage":"\\u001b[31mRed\\nalert"}')),
    /success: false \(" ?\[31mRed alert"\)/,
  ],
  ['breaks off', whole(brokenOff), /got no answer/],
  [
    'sends half a list',
    only('Items', '2-1', body('{"success":true,"data":[{"itemID":"2-1-1"')),
    /Item answered with application\/json that is not JSON/,
  ],
  ['sends nothing', whole(body('')), /that is not JSON/],
  [
    'sends a login page',
    whole(body('<!doctype html><title>Sign in</title>', { 'content-type': 'text/html' })),
    /text\/html that is not JSON/,
  ],
  [
    'sends a login page late in the crawl',
    only('Items', '3-2', body('<html>', { 'content-type': 'text/html' })),
    /text\/html that is not JSON/,
  ],
  ['sends Latin-1', whole(body(Buffer.from([0x22, 0xe9, 0x22]))), /that is not JSON/],
  ['nests without measure', whole(body('['.repeat(300_000))), /not JSON|unexpected shape/],
  ['sends an object for a list', whole(body('{"success":true,"data":{"rows":[]}}')), /data should be Array/],
  ['sends a text for a list', only('Items', '1-1', body('{"success":true,"data":"none"}')), /data should be Array/],
  ['renames the envelope', whole(body('{"ok":true,"result":[]}')), /unexpected shape: success/],
  ['says "unchanged" unasked', whole((_, response) => response.writeHead(304).end()), /not JSON/],
]

/** Feeds that look whole and are not to be believed. */
const REFUSED: [name: string, twist: Twist, told: RegExp][] = [
  ['is empty', ({ call }) => (call === 'Uploads' ? undefined : []), /no item that can be published/],
  ['has no categories', ({ call }) => (call === 'CategoryMain' ? [] : undefined), /no item that can be published/],
  [
    'has nothing in any sub-category',
    ({ call }) => (call === 'Items' ? [] : undefined),
    /no item that can be published/,
  ],
  [
    'says null for every list',
    ({ call }) => (call === 'Items' ? body('{"success":true,"data":null}') : undefined),
    /no item that can be published/,
  ],
  [
    'has lost half',
    ({ call, good }) => (call === 'Items' ? good.slice(10) : undefined),
    /60 of 120 \(50 %\) items are gone; up to 20 %/,
  ],
  [
    'does not heed which sub-category it is asked for',
    ({ call }) => (call === 'Items' ? GOOD_ITEMS : undefined),
    /120 of 120 \(100 %\) items are listed by more sub-categories than before/,
  ],
  [
    'gives the whole list for one sub-category',
    ({ call, id }) => (call === 'Items' && id === '3-2' ? GOOD_ITEMS : undefined),
    /100 of 120 \(83\.3 %\) items are listed by more/,
  ],
  [
    'has emptied a main category',
    ({ call, id }) => (call === 'Items' && id.startsWith('2-') ? [] : undefined),
    /"Main 2" had items and has none/,
  ],
  [
    'has lost a main category',
    ({ call, good }) => (call === 'CategoryMain' ? good.slice(1) : undefined),
    /"Main 1" had items and has none/,
  ],
  [
    'gives everything away',
    items((item) => ({ ...item, retailPrice: 0 })),
    /120 of 120 \(100 %\) prices moved by more than 50 %/,
  ],
  [
    'has prices in cents',
    items((item) => ({ ...item, retailPrice: Number(item.retailPrice) * 100 })),
    /120 of 120 \(100 %\) prices moved/,
  ],
  [
    'has a tenth of the price for some',
    items((item) => ({ ...item, retailPrice: 2 }), ...Array.from({ length: 7 }, (_, n) => `1-1-${n + 1}`)),
    /7 of 120 \(5\.8 %\) prices moved/,
  ],
  ['renames the price', renamed('Items', 'retailPrice', 'price'), /prices moved/],
  [
    'has negative prices',
    items((item) => ({ ...item, retailPrice: -1 }), ...Array.from({ length: 5 }, (_, n) => `1-1-${n + 1}`)),
    /records of the catalogue cannot be used; up to 2 %/,
  ],
  ['has absurd prices', items((item) => ({ ...item, retailPrice: 1e12 })), /no item that can be published/],
  ['has words for prices', items((item) => ({ ...item, retailPrice: 'ask' })), /no item that can be published/],
  ['renames the item id', renamed('Items', 'itemID', 'id'), /no item that can be published/],
  [
    'forgets names',
    items(({ itemName: _, ...item }) => item, '1-1-1', '1-1-2', '1-1-3', '1-1-4'),
    /records of the catalogue cannot be used/,
  ],
  ['has lists for names', items((item) => ({ ...item, itemName: ['Mat'] })), /no item that can be published/],
  ['gives every item one id', items((item) => ({ ...item, itemID: 'same' })), /no item that can be published/],
  ['has hostile ids', items((item) => ({ ...item, itemID: `../${item.itemID}` })), /no item that can be published/],
  ['renames sub-category ids', renamed('CategorySub', 'categorySubID', 'id'), /no item that can be published/],
  ['renames gallery ids', renamed('ImageData', 'imageID', 'id'), /120 of 120 \(100 %\) picture records cannot be used/],
  [
    'has lost its pictures',
    ({ call }) => (call === 'Uploads' ? body('no', {}, 404) : undefined),
    /120 of 120 \(100 %\) items lost all their pictures/,
  ],
  [
    'loses a main category meanwhile',
    ({ call, before, good }) => (call === 'CategoryMain' && before > 0 ? good.slice(1) : undefined),
    /While the store was read, the main categories changed/,
  ],
  [
    'renames a sub-category meanwhile',
    ({ call, id, before, good }) =>
      call === 'CategorySub' && id === '2' && before > 0
        ? good.map((sub) => ({ ...sub, categorySubName: 'X' }))
        : undefined,
    /the sub-categories of "2" changed/,
  ],
  [
    'never says the same twice',
    ({ call, good }) =>
      call === 'NewItems' ? good.map((item) => ({ ...item, itemName: `Mat ${Math.random()}` })) : undefined,
    /the new items changed/,
  ],
  [
    'changes a price meanwhile',
    ({ call, before, good }) =>
      call === 'NewItems' && before > 0 ? good.map((item) => ({ ...item, retailPrice: 30 })) : undefined,
    /the new items changed/,
  ],
]

/** Feeds with single faults: what is sound of them is published, and the rest listed. */
const PUBLISHED: Record<string, BadFeed> = {
  'fails once': {
    twist: ({ before }) => (before === 0 ? body('', {}, 503) : undefined),
    exitCode: 0,
    told: /Nothing changed/,
    settings: { CRAWL_RETRIES: '1', CRAWL_CONCURRENCY: '32' },
  },
  'says the same in another way each time': {
    twist: ({ call, good }) => (call === 'Uploads' ? undefined : good.map(saidOtherwise)),
    exitCode: 0,
    told: /Nothing changed/,
  },
  'has numbers as text and unknown fields': {
    twist: items((item) => ({ ...item, retailPrice: ` ${item.retailPrice} `, discontinued: false })),
    exitCode: 0,
    told: /Nothing changed/,
  },
  'has one hostile id': {
    twist: more({ itemID: '../../etc/passwd', itemName: 'Climber', retailPrice: 1 }),
    exitCode: 0,
    told: /unusable-id {2}\.\.\/\.\.\/etc\/passwd/,
  },
  'has one empty id': {
    twist: more({ itemID: '', itemName: 'Nobody' }),
    exitCode: 0,
    told: /unusable-id {2}\(empty\)/,
  },
  'has two items under one id': {
    twist: more({ itemID: '2-1-1', itemName: 'Impostor', retailPrice: 1 }),
    exitCode: 0,
    told: /clashing-duplicate {2}2-1-1/,
    missing: ['2-1-1'],
  },
  'has ids that differ in letter case alone': {
    twist: more(
      { itemID: 'Mat-A', itemName: 'First', retailPrice: 1 },
      { itemID: 'mat-a', itemName: 'Second', retailPrice: 2 },
    ),
    exitCode: 0,
    told: /clashing-case {2}mat-a/,
    check: (shop) => shop.item('Mat-A')?.name === 'First' && shop.item('mat-a') === undefined,
  },
  'has one price of zero': {
    twist: items((item) => ({ ...item, retailPrice: 0 }), '1-1-9'),
    exitCode: 0,
    told: /Mat 1-1-9: price \$24\.50 → Price on request/,
    different: ['1-1-9'],
    check: (shop) => shop.item('1-1-9')?.price === 'on-request',
  },
  'has one negative price': {
    twist: items((item) => ({ ...item, retailPrice: -5 }), '1-1-9'),
    exitCode: 0,
    told: /unreadable-record .*should be >=0 and is -5/,
    missing: ['1-1-9'],
  },
  'has one absurd price': {
    twist: items((item) => ({ ...item, retailPrice: 1e300 }), '1-1-9'),
    exitCode: 0,
    told: /unreadable-record .*and is 1e\+300/,
    missing: ['1-1-9'],
  },
  'has a name that would colour the terminal and run in a page': {
    twist: items((item) => ({ ...item, itemName: '\u001b[31m<script>alert(1)</script>\u202e' }), '1-1-9'),
    exitCode: 0,
    told: /·\[31m<script>alert\(1\)<\/script>·/,
    different: ['1-1-9'],
  },
  'quotes the key in a name': {
    twist: items((item) => ({ ...item, itemName: `Mat ${KEY}` }), '1-1-9'),
    exitCode: 0,
    told: /name Mat 1-1-9 → Mat …/,
    different: ['1-1-9'],
  },
  'has a slide that runs a script': {
    twist: ({ call, good }) =>
      call === 'SlideBanner' ? good.map((slide) => ({ ...slide, buttonLink: 'javascript:alert(1)' })) : undefined,
    exitCode: 0,
    told: /unsafe-link {2}s1/,
    check: (shop) => `${shop.slides().map(({ link }) => link)}` === '/store,/store',
  },
  'has lost one picture': {
    twist: only('Uploads', 'p-1-1-1', body('no', {}, 404)),
    exitCode: 0,
    told: /missing-picture {2}p-1-1-1/,
    check: (shop) => shop.gallery('1-1-1').length === 0,
  },
  'has a picture that is a web page': {
    ...oddPicture('<!doctype html>'),
    told: /broken-picture {2}p-1-1-1/,
    check: lastShown,
  },
  'has a picture that is cut off': {
    ...oddPicture(''),
    told: /broken-picture {2}p-1-1-1 .*the last refresh/,
    check: lastShown,
  },
  'has a picture that is nothing': { ...oddPicture(''), told: /broken-picture {2}p-1-1-1/, check: lastShown },
  'has a picture that is an SVG': {
    ...oddPicture('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'),
    told: /broken-picture {2}p-1-1-1 .*svg/,
    check: lastShown,
  },
  'has a picture of 900 megapixels in a few kilobytes': {
    ...oddPicture(cheapPng(30_000, 30_000)),
    told: /broken-picture {2}p-1-1-1 .*pixel limit/,
    check: lastShown,
  },
  'has a picture of 11 MB': {
    ...oddPicture(new Uint8Array(11 * 2 ** 20)),
    told: /missing-picture {2}p-1-1-1 .*10 MB/,
    check: lastShown,
  },
  'has a picture without end': {
    twist: only('Uploads', 'p-1-1-1', endless),
    exitCode: 0,
    told: /missing-picture {2}p-1-1-1 .*10 MB/,
    check: lastShown,
  },
  'has a picture that is elsewhere': {
    twist: only('Uploads', 'p-1-1-1', body('', { location: 'http://127.0.0.1:9/' }, 302)),
    exitCode: 0,
    told: /missing-picture {2}p-1-1-1 .*redirected/,
    check: lastShown,
  },
}

/** Every bad feed, by what it does. `cutPicture` is a JPEG that ends too early. */
export function badFeeds(cutPicture: Uint8Array): [name: string, feed: BadFeed][] {
  return [
    ...UNREADABLE.map(([name, twist, told, settings = {}]): [string, BadFeed] => [
      name,
      { twist, told, exitCode: 1, settings },
    ]),
    ...REFUSED.map(([name, twist, told]): [string, BadFeed] => [name, { twist, told, exitCode: 2 }]),
    ...Object.entries(PUBLISHED).map(([name, feed]): [string, BadFeed] =>
      name.endsWith('cut off') ? [name, { ...feed, ...oddPicture(cutPicture) }] : [name, feed],
    ),
  ]
}
