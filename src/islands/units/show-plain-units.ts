import { plainLengths } from '#domain/plain-lengths.ts'
import { factElements } from './fact-elements.ts'

/**
 * Says the plain sizes of a page in inches or feet, where a region measures so: what most cards say, by a kilobyte of
 * script. Everything else, and what the makers state beside it, comes with the first interest (show-units.ts).
 */
export function showPlainUnits(unit: 'in' | 'ft'): void {
  const select = document.querySelector<HTMLSelectElement>('select[data-unit]')
  if (document.documentElement.dataset.units !== undefined || (select?.value ?? 'mm') !== 'mm') return
  if (select !== null) {
    select.value = unit
    select.dataset.unit = unit
  }
  for (const element of factElements()) {
    const stated = element.textContent.trim().replaceAll('\u00a0', ' ')
    const shown = plainLengths(stated, unit)
    if (shown === undefined) continue
    element.dataset.stated = stated
    element.textContent = shown
  }
}
