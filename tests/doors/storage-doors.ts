import { deepEqual, ok } from 'node:assert/strict'
import { neverBegun } from '#domain/intent.ts'
import { readIntent, writeIntent } from '#domain/intent-text.ts'
import { CART_KIND } from '#domain/open-cart.ts'
import { LISTS_KIND } from '#domain/open-lists.ts'
import { waitingMessage } from '#domain/outbox.ts'
import type { DocumentKind, SharedDocument } from '#domain/shared-document.ts'
import { readRoom, writeRoom } from '#planner/room-text.ts'
import { $compared } from '#stores/compared.ts'
import { $comparedText } from '#stores/compared-text.ts'
import { ROOMS_KIND } from '#stores/planner-document.ts'
import type { Door } from './door.ts'

const LINE =
  '{"itemID":"S-1","itemCode":"ST-22","name":"Stable mat","cacheID":"/p/a.webp","retailPrice":89.5,"quantity":2}'
const LIST = `{"id":"later","name":"Barn 2","lines":[${LINE.replace('}', ',"note":"for the aisle"}')}]}`
const ROOM = 'r1~Box%201~S-1~a.3.1e.rs.0~0.0_2s0.0_2s0.2s0_0.2s0~0.rs.rs.a.a~0.a.rs'
const NUMBER = 1_772_359_200_000
const MESSAGE = { name: 'Ada', email: 'ada@example.com', number: '+61755500148', message: 'Hello' }

/** What is kept is read, and what was read is written so that it is read again. */
function kept<Document extends SharedDocument, Change>(kind: DocumentKind<Document, Change>, sound: string[]): Door {
  return {
    name: `storage: ${kind.key}`,
    sound,
    open(text) {
      const { document, damaged } = kind.read(text)
      ok(damaged >= 0)
      deepEqual(kind.read(kind.write(document)), { document, damaged: 0 })
    },
  }
}

/** Changes that were read can be made, whatever they say, and be written again. */
function changes<Document extends SharedDocument, Change>(kind: DocumentKind<Document, Change>, sound: string[]): Door {
  const texts = sound.map((change) => `{"version":2,"changes":[{"number":${NUMBER},"change":${change}}]}`)
  return {
    name: `storage: changes of ${kind.key}`,
    sound: texts,
    open(text) {
      const read = kind.readChanges(text)
      deepEqual(kind.readChanges(kind.writeChanges(read)), read)
      const document = read.reduce((made, { change }) => kind.apply(made, change), kind.empty)
      deepEqual(kind.read(kind.write(document)).document, document)
    },
  }
}

export const STORAGE_DOORS: readonly Door[] = [
  kept(CART_KIND, [`{"version":2,"lines":[${LINE}],"applied":{"a1":${NUMBER}}}`, `[${LINE}]`, `{"S-1":${LINE}}`]),
  kept(LISTS_KIND, [`{"version":1,"lists":[${LIST}],"applied":{}}`]),
  kept(ROOMS_KIND, [JSON.stringify({ version: 1, rooms: [{ id: 'a1', text: ROOM }], applied: {} })]),
  changes(CART_KIND, [
    `{"kind":"add","line":${LINE},"place":"first"}`,
    '{"kind":"change-quantity","itemId":"S-1","delta":1}',
    '{"kind":"set-quantity","itemId":"S-1","quantity":4}',
    '{"kind":"set-price","itemId":"S-1","price":100}',
  ]),
  changes(LISTS_KIND, [
    `{"kind":"make","list":${LIST},"place":"first"}`,
    `{"kind":"add","listId":"later","placed":[{"line":${LINE},"place":"first"}]}`,
    '{"kind":"rename","listId":"later","name":"Barn"}',
    '{"kind":"set-note","listId":"later","itemId":"S-1","note":"for the aisle"}',
  ]),
  {
    name: 'storage: a room',
    sound: [ROOM],
    open(text) {
      const room = readRoom(text, 'a1')
      if (room !== undefined) deepEqual(readRoom(writeRoom(room), 'a1'), room)
    },
  },
  {
    name: 'storage: an order in the making',
    sound: [writeIntent(neverBegun('019cbe5a-7c00-7000-8000-000000000000', 'ada', 1_000))],
    open(text) {
      const intent = readIntent(text)
      if (intent !== undefined) deepEqual(readIntent(writeIntent(intent)), intent)
    },
  },
  {
    name: 'storage: a message that waits',
    sound: [{}, { customerId: 'ada' }].map((whose) => JSON.stringify({ message: MESSAGE, ...whose, state: 'waiting' })),
    open: (text) => waitingMessage({ read: () => text, customerId: () => 'ada' }),
  },
  {
    name: 'storage: what is compared',
    sound: ['[{"itemId":"S-1","name":"Stable mat","picture":""}]'],
    open(text) {
      $comparedText.set(text)
      ok($compared.get().length <= 6)
    },
  },
]
