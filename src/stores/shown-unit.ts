import { computed } from 'nanostores'
import { shownUnitOf } from '#domain/shown-unit.ts'
import { $unitText } from './unit-text.ts'

/** The unit that lengths are shown in, on every page of this browser. */
export const $shownUnit = computed($unitText, (kept) =>
  shownUnitOf(kept, typeof navigator === 'undefined' ? '' : navigator.language),
)

export function showIn(unit: string): void {
  $unitText.set(unit)
}
