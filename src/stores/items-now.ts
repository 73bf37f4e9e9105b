import { atom } from 'nanostores'
import type { Item } from '#domain/item.ts'
import { backend } from './backend.ts'
import { AWAY_MS, isOldAnswer } from './old-answer.ts'

/** What the store says of an item now. */
export type Now = Item | 'gone'

/** By item id; what is missing is not known yet. */
export const $now = atom<ReadonlyMap<string, Now>>(new Map())

/** When the store said it, by item id, in milliseconds since 1970. */
export const $nowAtMs = atom<ReadonlyMap<string, number>>(new Map())

/** When the store could not be asked for an item, by item id, until it can be. */
export const $unreachedAtMs = atom<ReadonlyMap<string, number>>(new Map())

/** Addresses of pictures by item id, once the catalogue has been asked. */
export const $pictureOf = atom<(itemId: string) => string>(() => '')

let asking: Promise<void> = Promise.resolve()

/**
 * Asks for the prices of now of those that are not known, or no longer; one question after the other. Never throws. What
 * could not be asked is left alone for a while.
 */
export function askPrices(itemIds: readonly string[]): Promise<void> {
  return askAfter(itemIds, Date.now() - AWAY_MS)
}

/** The same for who does not want to wait. */
export function askPricesAgain(itemIds: readonly string[]): Promise<void> {
  return askAfter(itemIds, Date.now())
}

/** A question that fails while this one waits for it is not put again. */
function askAfter(itemIds: readonly string[], failedMs: number): Promise<void> {
  asking = asking.then(() => ask(itemIds.filter((id) => id !== '' && isOld(id) && !hasFailedSince(id, failedMs))))
  return asking
}

function isOld(itemId: string): boolean {
  const atMs = $nowAtMs.get().get(itemId)
  return atMs === undefined || isOldAnswer(atMs)
}

function hasFailedSince(itemId: string, momentMs: number): boolean {
  const atMs = $unreachedAtMs.get().get(itemId)
  return atMs !== undefined && atMs > momentMs && atMs <= Date.now()
}

async function ask(itemIds: string[]): Promise<void> {
  if (itemIds.length === 0) return
  try {
    const { liveItems, pictureAddress } = await backend.catalogue()
    $pictureOf.set(pictureAddress)
    const { items, missing } = await liveItems(itemIds)
    const told: [string, Now][] = [
      ...items.map((item): [string, Now] => [item.itemId, item]),
      ...missing.map((id): [string, Now] => [id, 'gone']),
    ]
    const nowMs = Date.now()
    $nowAtMs.set(new Map([...$nowAtMs.get(), ...told.map(([id]): [string, number] => [id, nowMs])]))
    $now.set(new Map([...$now.get(), ...told]))
    const asked = new Set(itemIds)
    $unreachedAtMs.set(new Map([...$unreachedAtMs.get()].filter(([id]) => !asked.has(id))))
  } catch {
    const nowMs = Date.now()
    $unreachedAtMs.set(new Map([...$unreachedAtMs.get(), ...itemIds.map((id): [string, number] => [id, nowMs])]))
  }
}
