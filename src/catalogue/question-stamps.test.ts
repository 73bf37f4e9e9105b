import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { itemStamps } from './item-stamps.ts'
import { openSnapshot } from './open-snapshot.ts'
import { questionStamps } from './question-stamps.ts'
import { shopCatalogue } from './shop-catalogue.ts'
import { catalogueOf, someItem, somePicture } from './test-crawl.ts'
import { placeSomeSnapshot } from './test-snapshot.ts'

let folder = ''
let file = ''

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'stamps-'))
  file = join(folder, 'catalogue.sqlite')
})

afterAll(() => rmSync(folder, { recursive: true }))

const IDS = ['a', 'b', 'c', 'd', '\u{1F434}', '\uFFFD']
const PICTURES = ['p', 'q', 'r']
const CHOICE = { fact: 'material', key: 'rubber' } as const

const QUESTIONS: readonly [name: string, ...asked: unknown[]][] = [
  ...[...IDS, 'x'].flatMap((itemId): [string, ...unknown[]][] => [
    ['item', itemId],
    ['pictureOf', itemId],
    ['gallery', itemId],
    ['familyOf', itemId],
    ['relatedTo', { itemId, subCategoryId: 'stable' }, 2],
  ]),
  ...IDS.map((itemId): [string, ...unknown[]] => ['card', itemId]),
  ['firstPicture', 'stable'],
  ['firstPicture', 'trailer'],
  ['itemsOf', 'stable', 2],
  ['itemsOf', 'stable', 3, 1],
  ['itemsOf', 'trailer', 9],
  ['itemsWith', { of: 'range' }, CHOICE, 3, 1],
  ['itemsWith', { of: 'main', id: 'horse' }, CHOICE, 2],
  ['itemsWith', { of: 'sub', id: 'stable' }, CHOICE, 9],
]

/** Six items, three of them a family, with pictures that several share. */
function place() {
  const items = IDS.map((itemId, place) =>
    someItem({
      itemId,
      code: `M-${place}`,
      name: place < 3 ? `Ribbed Mat, ${place + 1} m` : `Mat ${itemId}`,
      subCategoryId: place === 4 ? 'trailer' : 'stable',
      description: 'A mat.\n\nMaterial: Rubber\nColour: Black',
    }),
  )
  const galleries = new Map(IDS.map((itemId, place) => [itemId, PICTURES.slice(place % 3)]))
  const pictures = new Map(PICTURES.map((id) => [id, somePicture(`picture-${id}`)]))
  placeSomeSnapshot(file, { catalogue: catalogueOf(items, { galleries }), pictures })
}

/** What the questions are answered with, and their stamps. */
function asked(): { answers: string[]; stamps: string[] } {
  const snapshot = openSnapshot(file)
  try {
    const [catalogue, stamps] = [shopCatalogue(snapshot), questionStamps(snapshot)]
    const each = (of: object) => QUESTIONS.map((question) => answerOf(of, question))
    return { answers: each(catalogue), stamps: each(stamps) }
  } finally {
    snapshot.close()
  }
}

/** As JSON; what was thrown where there is no answer. */
function answerOf(of: object, [name, ...values]: (typeof QUESTIONS)[number]): string {
  try {
    return JSON.stringify(Reflect.apply(Reflect.get(of, name), of, values)) ?? ''
  } catch (error) {
    return String(error)
  }
}

/** Changes of the kinds that a day brings; each leaves a snapshot that can be read. */
const CHANGES = {
  price: (id: string) => `UPDATE item SET price_cents = coalesce(price_cents, 0) + 1 WHERE id = '${id}'`,
  'no price': (id: string) => `UPDATE item SET price_cents = NULL WHERE id = '${id}'`,
  name: (id: string) => `UPDATE item SET name = name || '!' WHERE id = '${id}'`,
  code: (id: string) => `UPDATE item SET code = code || '!' WHERE id = '${id}'`,
  description: (id: string) => `UPDATE item SET description = description || '!' WHERE id = '${id}'`,
  brand: (id: string) => `UPDATE item SET brand = brand || '!' WHERE id = '${id}'`,
  'picture key': (id: string) => `UPDATE item SET picture_key = picture_key || '!' WHERE id = '${id}'`,
  facts: (id: string) => `UPDATE item SET facts = '[]' WHERE id = '${id}'`,
  gone: (id: string) => `DELETE FROM item WHERE id = '${id}'`,
  'entered again': (id: string) =>
    ['item', 'listing', 'gallery', 'family_member']
      .map(
        (table) =>
          `UPDATE ${table} SET ${table === 'item' ? 'id' : 'item_id'} = '${id}2' WHERE ${table === 'item' ? 'id' : 'item_id'} = '${id}'`,
      )
      .join(';'),
  unlisted: (id: string) => `DELETE FROM listing WHERE item_id = '${id}'`,
  'last of its list': (id: string) => `UPDATE listing SET position = position + 100 WHERE item_id = '${id}'`,
  'no choice': (id: string) => `DELETE FROM shelf_choice WHERE item_id = '${id}'`,
  'no gallery': (id: string) => `DELETE FROM gallery WHERE item_id = '${id}'`,
  'another first picture': (id: string) =>
    `UPDATE gallery SET picture_id = 'r' WHERE item_id = '${id}' AND position = 0`,
  'a picture anew': () => `UPDATE picture SET name = name || 'x' WHERE id = 'q'`,
  'a picture wider': () => `UPDATE picture SET width = width + 1 WHERE id = 'r'`,
  'out of a family': (id: string) => `DELETE FROM family_member WHERE item_id = '${id}'`,
  'other members': () => `UPDATE family SET members = json_remove(members, '$[#-1]')`,
  'another trait': () => `UPDATE family SET traits = json_set(traits, '$[0].values[0]', 'another')`,
}

const change = fc.tuple(fc.constantFrom(...Object.values(CHANGES)), fc.constantFrom(...IDS))

function run(statements: readonly string[]) {
  const database = new DatabaseSync(file, { enableForeignKeyConstraints: false })
  for (const statement of statements) database.exec(statement)
  database.exec('DELETE FROM item_stamp')
  const insert = database.prepare('INSERT INTO item_stamp VALUES (?, ?)')
  for (const row of [...itemStamps(database)]) insert.run(...row)
  database.close()
}

test('whatever changes in a snapshot, no answer changes whose stamp stays', () => {
  fc.assert(
    fc.property(fc.array(change, { minLength: 1, maxLength: 3 }), (changes) => {
      place()
      const before = asked()
      run(changes.map(([sql, id]) => sql(id)))
      const after = asked()
      const missed = QUESTIONS.filter(
        (_, place) => before.answers[place] !== after.answers[place] && before.stamps[place] === after.stamps[place],
      )
      expect(missed).toEqual([])
    }),
  )
})

test.each(Object.entries(CHANGES))('%s: some answer changes, so the property has something to see', (_, sql) => {
  place()
  const before = asked()
  run([sql('a')])
  expect(asked().answers).not.toEqual(before.answers)
})

test('what a page of a list does not reach changes no stamp of it', () => {
  place()
  const before = asked()
  run([CHANGES['no choice']('\uFFFD'), CHANGES.unlisted('\uFFFD')])
  const after = asked()
  for (const [place, [name, list]] of QUESTIONS.entries()) {
    if (name === 'itemsOf' && list === 'stable') expect(after.stamps[place]).toBe(before.stamps[place])
  }
})

test('a price changes the stamps of those that show the item, and of no other', () => {
  place()
  const before = asked()
  run([CHANGES.price('b')])
  const after = asked()
  const changed = QUESTIONS.filter((_, place) => before.stamps[place] !== after.stamps[place])
  const shows = QUESTIONS.filter((_, place) => before.answers[place] !== after.answers[place])
  // What else is asked of an item has the stamp of its card.
  expect(changed.filter(([name, itemId]) => itemId !== 'b' || name === 'item' || name === 'card')).toEqual(shows)
})
