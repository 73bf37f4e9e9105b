import { createRoot } from 'react-dom/client'
import { withBoundary } from '#islands/boundary/with-boundary.tsx'
import { CatalogueOffer } from './CatalogueOffer.tsx'
import type { CatalogueSource } from './catalogue-source.ts'

const Offer = withBoundary(CatalogueOffer)

/** Puts the offer of a catalogue into a place, opened, and with the keyboard where it was. */
export function openOffer(place: HTMLElement, source: CatalogueSource): void {
  createRoot(place).render(<Offer {...source} opened />)
}
