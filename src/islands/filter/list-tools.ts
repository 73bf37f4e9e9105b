import { offerCatalogue } from '#islands/catalogue-paper/offer-catalogue.ts'
import { element } from '#islands/element.ts'
import { $filteredList, arrange, type FilteredList } from '#stores/filtered-list.ts'
import type { FilteredBase } from '#stores/shown-rows.ts'
import * as words from '#words/filters.ts'
import styles from './FilteredResults.module.css'
import { lookSwitch } from './look-switch.ts'

/** How many mats the filters leave, how they are looked at, and a catalogue of them. */
export function listTools(base: FilteredBase) {
  const count = element('p', { className: styles.count ?? '', role: 'status' })
  const whole = element('div', { className: styles.tools ?? '' }, count)
  const look = lookSwitch((look) => arrange({ look }))
  const catalogue = element('div', { className: styles.catalogue ?? '' })
  if (base !== 'found') {
    whole.append(look.element, catalogue)
    offerCatalogue(catalogue, {
      name: document.querySelector('h1')?.textContent.trim() ?? '',
      read: async ({ most }) => {
        const { filteredItems } = await import('#stores/filtered-items.ts')
        return filteredItems(base, $filteredList.get().view, most)
      },
    })
  }
  return {
    element: whole,
    /** Of a search only that nothing is left. */
    isShown: ({ found }: FilteredList) => base !== 'found' || (found.status === 'shown' && found.total === 0),
    show({ found, view }: FilteredList) {
      const text = countText(found)
      if (count.textContent !== text) count.textContent = text
      look.show(view.look)
      catalogue.hidden = found.status === 'shown' && found.total === 0
    },
  }
}

function countText(found: FilteredList['found']): string {
  if (found.status === 'looking') return words.looking
  if (found.status === 'plain') return ''
  return found.total === 0 ? words.nothing : words.mats(found.total)
}
