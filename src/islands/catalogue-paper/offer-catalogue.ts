import { button } from '#islands/element.ts'
import { showToast } from '#stores/toasts.ts'
import * as words from '#words/catalogue-paper.ts'
import * as common from '#words/common.ts'
import type { CatalogueSource } from './catalogue-source.ts'

/** A button that fetches what makes a catalogue of a list, where the page has no island around it. */
export function offerCatalogue(place: HTMLElement, source: CatalogueSource): void {
  let isOpening = false
  const press = button({ className: 'text-button' }, words.cataloguePdf, async () => {
    if (isOpening) return
    isOpening = true
    try {
      const { openOffer } = await import('./open-offer.tsx')
      openOffer(place, source)
    } catch {
      isOpening = false
      showToast(common.notLoaded, { kind: 'problem' })
    }
  })
  press.ariaExpanded = 'false'
  place.append(press)
}
