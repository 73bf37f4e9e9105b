import type { CatalogueItems } from '#stores/catalogue-items.ts'

export interface WantedItems {
  most: number
  signal: AbortSignal
  advance: (done: number, all: number) => void
}

/** What a catalogue is made of. */
export interface CatalogueSource {
  name: string
  /** Reads the first items of the list. Throws when it is cancelled, or one cannot be had. */
  read: (wanted: WantedItems) => Promise<CatalogueItems>
}
