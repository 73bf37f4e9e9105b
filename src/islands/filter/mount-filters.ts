import { createRoot } from 'react-dom/client'
import { CHOICE_FACTS, type FilterBase, NUMBER_FACTS } from '#domain/filter-values.ts'
import { FilteredList } from './FilteredList.tsx'

/**
 * Puts the filters into a page. Not an island of Astro's: those are rendered when the site is built, and their styles
 * would be in the one sheet that every page waits for.
 */
export function mountFilters(place: HTMLElement): void {
  const { use, kind, among, facts = '' } = place.dataset
  const stated = new Set(facts.split(' '))
  const base = among === 'found' ? among : baseOf(use, kind)
  createRoot(place).render(
    <FilteredList base={base} facts={[...CHOICE_FACTS, ...NUMBER_FACTS].filter((fact) => stated.has(fact))} />,
  )
}

function baseOf(use: string | undefined, kind: string | undefined): FilterBase | undefined {
  if (kind !== undefined) return { fact: 'kind', key: kind }
  return use === undefined ? undefined : { fact: 'use', key: use }
}
