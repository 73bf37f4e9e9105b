import { atom } from 'nanostores'
import {
  type CatalogueOnDevice,
  catalogueOnDevice,
  dropCatalogue,
  keepCatalogue,
  loadOfferedCatalogue,
} from '#client/kept-catalogue.ts'
import { isStorageFull } from '#domain/storage-full.ts'

/** What of the catalogue is on this device. */
export const $onDevice = atom<CatalogueOnDevice | 'nothing' | 'impossible' | 'unknown'>('unknown')

/** What there is to keep, with sizes in bytes; no pages where they are too many for a device. */
export const $offered = atom<{ pages: number; bytes: number; pictureBytes: number } | 'unreachable' | 'unknown'>(
  'unknown',
)

/** How far the fetching has got; null while nothing is fetched. */
export const $keeping = atom<{ done: number; all: number | undefined } | null>(null)

/** Why the last fetching ended before its end. */
export const $keepingTrouble = atom<'no-room' | 'interrupted' | null>(null)

let stop = new AbortController()

/** Looks at what is here, and asks what there is. */
export async function lookAtCatalogue(): Promise<void> {
  await Promise.all([lookHere(), lookThere()])
}

async function lookHere(): Promise<void> {
  try {
    $onDevice.set((await catalogueOnDevice()) ?? 'nothing')
  } catch {
    $onDevice.set('impossible')
  }
}

async function lookThere(): Promise<void> {
  try {
    const { pages, bytes, finding, pictureBytes } = await loadOfferedCatalogue()
    const isNothing = pages.length === 0 && finding.files === 0
    $offered.set(isNothing ? 'unreachable' : { pages: pages.length, bytes: bytes + finding.bytes, pictureBytes })
  } catch {
    $offered.set('unreachable')
  }
}

/** Fetches all that is not here or has changed; what is here stays when that is stopped or fails. */
export async function keepWholeCatalogue(withPictures: boolean): Promise<void> {
  if ($keeping.get() !== null) return
  stop = new AbortController()
  $keepingTrouble.set(null)
  $keeping.set({ done: 0, all: undefined })
  try {
    const advance = (done: number, all: number) => $keeping.set({ done, all })
    await keepCatalogue({ withPictures, signal: stop.signal, advance })
  } catch (error) {
    $keepingTrouble.set(isStorageFull(error) ? 'no-room' : 'interrupted')
  }
  await lookHere()
  $keeping.set(null)
}

export function stopKeeping(): void {
  stop.abort()
}

export async function removeCatalogue(): Promise<void> {
  await dropCatalogue()
  await lookHere()
}
