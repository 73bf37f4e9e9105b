import type * as v from 'valibot'
import type { MainCategory, SubCategory } from '#domain/category.ts'
import type { Item } from '#domain/item.ts'
import type { Slide } from '#domain/slide.ts'
import {
  isAbsent,
  type Listing,
  readJson,
  readListing,
  readOptionalRecord,
  type UnreadableRecord,
  unwrap,
} from './answers.ts'
import { type Call, type CallCommon, nameOf, type Transport } from './call.ts'
import type { KeptAnswers } from './kept-answers.ts'
import { pathId } from './path-id.ts'
import { discreet, secretsOf } from './redaction.ts'
import { StoreApiError } from './store-api-error.ts'
import { conditions, hasAny, validatorsOf } from './validators.ts'
import { WireCategoryMain, WireCategorySub, WireImage, WireItem, WireSlideBanner } from './wire/catalogue.ts'

/** The catalogue half of the API (behaviour 6.3). Every call throws StoreApiError. */
export interface CatalogueCalls {
  mainCategories(): Promise<Listing<MainCategory>>
  subCategories(mainCategoryId: string): Promise<Listing<SubCategory>>
  slides(): Promise<Listing<Slide>>
  newItems(): Promise<Listing<Item>>
  /** An answer of more than `limitBytes` is none; default that of the client. */
  itemsMatching(keyword: string, limitBytes?: number): Promise<Listing<Item>>
  itemsOf(subCategoryId: string): Promise<Listing<Item>>
  /** Undefined for an item that the store does not have under this id, letter for letter. */
  item(itemId: string): Promise<Item | undefined>
  /**
   * The ids of an item's gallery pictures; none where the store has no such gallery. One that it will not give is one
   * unreadable record: it costs its item the pictures and no refresh.
   */
  pictureIds(itemId: string): Promise<Listing<string>>
}

export function catalogueCalls(transport: Transport, common: CallCommon, kept?: KeptAnswers): CatalogueCalls {
  async function list<T>(
    path: string,
    query: Record<string, string>,
    schema: v.GenericSchema<unknown, T>,
    { limitBytes = common.limitBytes, mayBeAbsent = false } = {},
  ): Promise<Listing<T>> {
    const call: Call = { method: 'GET', path, query, ...common, limitBytes }
    const address = `${path}?${new URLSearchParams(query)}`
    const known = kept?.read(address)
    const answer = await transport({ ...call, headers: conditions(known?.validators) })
    if (mayBeAbsent && isAbsent(answer)) return { entries: [], unreadable: [] }
    const unchanged = answer.status === 304 && known !== undefined
    const body = unchanged ? known.body : answer.body
    const listing = readListing(call, schema, unwrap(call, readJson(call, { ...answer, body })))
    const validators = validatorsOf(answer.headers)
    // Only what could be read is kept: a broken answer is never asked about again by its own tag.
    if (!unchanged && hasAny(validators)) kept?.keep(address, { validators, body })
    return listing
  }

  return {
    async mainCategories() {
      return mapListing(await list('/Api/CategoryMain', {}, WireCategoryMain), (wire) => ({
        mainCategoryId: wire.categoryMainID,
        name: wire.categoryMainName,
      }))
    },
    async subCategories(mainCategoryId) {
      const listing = await list('/Api/CategorySub', { CategoryMainID: mainCategoryId }, WireCategorySub)
      return mapListing(listing, (wire) => ({
        subCategoryId: wire.categorySubID,
        mainCategoryId,
        name: wire.categorySubName,
      }))
    },
    async slides() {
      return mapListing(await list('/Api/SlideBanner', {}, WireSlideBanner), ({ slideBannerID, ...slide }) => ({
        slideId: slideBannerID,
        ...slide,
      }))
    },
    async newItems() {
      return mapListing(await list('/Api/Item', { IsNew: 'y' }, WireItem), itemFromWire)
    },
    async itemsMatching(keyword, limitBytes) {
      return mapListing(await list('/Api/Item', { KeyW: keyword }, WireItem, { limitBytes }), itemFromWire)
    },
    async itemsOf(subCategoryId) {
      const listing = await list('/Api/Item', { CategorySubID: subCategoryId }, WireItem)
      return mapListing(listing, (wire) => ({ ...itemFromWire(wire), subCategoryId }))
    },
    async item(itemId) {
      const call: Call = { method: 'GET', path: '/Api/Item', ...common }
      const answer = await transport({ ...call, path: `/Api/Item/${pathId(call, itemId)}` })
      const wire = readOptionalRecord(call, WireItem, answer)
      return wire === undefined ? undefined : demandSame(call, itemId, itemFromWire(wire))
    },
    async pictureIds(itemId) {
      const path = `/Api/ImageData/${pathId({ method: 'GET', path: '/Api/ImageData' }, itemId)}`
      try {
        return mapListing(await list(path, {}, WireImage, { mayBeAbsent: true }), (wire) => wire.imageID)
      } catch (error) {
        const withheld = error instanceof StoreApiError ? withheldBy(error) : undefined
        if (withheld === undefined) throw error
        return { entries: [], unreadable: [{ call: nameOf({ method: 'GET', path }), ...withheld }] }
      }
    },
  }
}

/** By 429, 502, 503 and 504 a store says that it is busy or away, by these that it has no answer to the one question. */
const OF_ONE_RECORD = new Set([404, 410, 500])

/** What an answer says that is about one record alone; undefined where the store itself may be in trouble. */
function withheldBy({ failure }: StoreApiError): Omit<UnreadableRecord, 'call'> | undefined {
  if (failure.kind === 'shape') return { path: failure.path, expected: failure.expected }
  if (failure.kind === 'refused') return { path: 'success', expected: 'is false' }
  const isOfOne = failure.kind === 'status' && OF_ONE_RECORD.has(failure.status)
  return isOfOne ? { path: 'the answer', expected: `has the status ${failure.status}` } : undefined
}

/** A store that does not tell letter cases apart has an item of another id; one that answers with a stranger is at fault. */
function demandSame(call: Call, asked: string, item: Item): Item | undefined {
  if (item.itemId === asked) return item
  if (item.itemId.toLowerCase() === asked.toLowerCase()) return undefined
  const received = discreet(item.itemId, secretsOf(call)).slice(0, 40)
  throw new StoreApiError(nameOf(call), { kind: 'another-record', asked, received })
}

function itemFromWire(wire: v.InferOutput<typeof WireItem>): Item {
  return {
    itemId: wire.itemID,
    code: wire.itemCode,
    name: wire.itemName,
    description: wire.itemDescription,
    brand: wire.brandName,
    pictureKey: wire.cacheID,
    subCategoryId: wire.categorySubID,
    price: wire.retailPrice,
  }
}

function mapListing<A, B>(listing: Listing<A>, change: (entry: A) => B): Listing<B> {
  return { entries: listing.entries.map(change), unreadable: listing.unreadable }
}
