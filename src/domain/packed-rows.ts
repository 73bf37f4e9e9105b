import type { Price } from './cents.ts'
import { type Found, nameInRow, type QuickItem, type QuickRow } from './quick-row.ts'
import { ONE_BY_ONE, type SaleTerms } from './sale-terms.ts'

/**
 * Rows as one thread hands them to another: it copies a few long columns in a third of the time of ten thousand rows.
 * A column of which no row has anything is empty.
 */
export interface PackedRows {
  /** Empty for a row with an item, which names it. */
  wanted: readonly string[]
  written: readonly string[]
  otherwise: readonly string[]
  note: readonly string[]
  needsQuantity: readonly boolean[]
  joined: readonly (readonly number[])[]
  /** The place of its item, or how else each row stands. */
  found: readonly (number | OtherState)[]
  items: PackedItems
}

interface PackedItems {
  itemId: readonly string[]
  code: readonly string[]
  name: readonly string[]
  price: readonly Price[]
  terms: readonly SaleTerms[]
  picture: readonly string[]
}

type OtherState = Exclude<Found['state'], 'item'>

/** Packs rows as they were found: without their keys, and what else may be meant. */
export function packRows(rows: readonly QuickRow[]): PackedRows {
  const places = new Map<string, number>()
  const items: QuickItem[] = []
  const found = rows.map((row) => {
    if (row.found.state !== 'item') return row.found.state
    const { item } = row.found
    const place = places.get(item.itemId) ?? items.push(item) - 1
    places.set(item.itemId, place)
    return place
  })
  return {
    wanted: column(rows.map((row) => (row.found.state === 'item' ? '' : row.wanted))),
    written: column(rows.map(({ written }) => written)),
    otherwise: column(rows.map(({ otherwise }) => otherwise)),
    note: column(rows.map(({ note }) => note)),
    needsQuantity: column(rows.map(({ needsQuantity }) => needsQuantity)),
    joined: rows.some(({ joined }) => joined.length > 0) ? rows.map(({ joined }) => joined) : [],
    found,
    items: packItems(items),
  }
}

/** The rows again, each with a key of its own. */
export function unpackRows(packed: PackedRows, newKey: () => number): QuickRow[] {
  const { wanted, written, otherwise, note, needsQuantity, joined } = packed
  const items = unpackItems(packed.items)
  return packed.found.map((state, place) => {
    const found = typeof state === 'string' ? OTHERS[state] : (items[state] ?? OTHERS.unreachable)
    return {
      key: newKey(),
      wanted: found.state === 'item' ? nameInRow(found.item) : (wanted[place] ?? ''),
      written: written[place] ?? '',
      needsQuantity: needsQuantity[place] ?? false,
      otherwise: otherwise[place] ?? '',
      note: note[place] ?? '',
      joined: joined[place] ?? NONE,
      found,
    }
  })
}

const NONE: readonly number[] = []
const OTHERS: Readonly<Record<OtherState, Found>> = {
  blank: { state: 'blank' },
  looking: { state: 'looking' },
  unreachable: { state: 'unreachable' },
  unknown: { state: 'unknown', near: undefined },
}

function column<Value extends string | boolean>(values: Value[]): Value[] {
  return values.some(Boolean) ? values : []
}

/** Terms that are alike are one object, which is copied once. */
function packItems(items: readonly QuickItem[]): PackedItems {
  const known = new Map<string, SaleTerms>()
  return {
    itemId: items.map(({ itemId }) => itemId),
    code: items.map(({ code }) => code),
    name: items.map(({ name }) => name),
    price: items.map(({ price }) => price),
    terms: items.map(({ terms }) => {
      const written = JSON.stringify(terms)
      const one = known.get(written) ?? terms
      known.set(written, one)
      return one
    }),
    picture: items.map(({ picture }) => picture),
  }
}

/** Rows of one item have one object that says so. */
function unpackItems({ itemId, code, name, price, terms, picture }: PackedItems): Found[] {
  return itemId.map((id, place) => ({
    state: 'item',
    item: {
      itemId: id,
      code: code[place] ?? '',
      name: name[place] ?? '',
      price: price[place] ?? 'on-request',
      terms: terms[place] ?? ONE_BY_ONE,
      picture: picture[place] ?? '',
    },
  }))
}
