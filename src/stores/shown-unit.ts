import { persistentAtom } from '@nanostores/persistent'
import { computed } from 'nanostores'
import { shownUnitOf } from '#domain/shown-unit.ts'
import { guardStorage } from './guarded-storage.ts'

guardStorage()

const $keptUnit = persistentAtom<string>('unit', '')

/** The unit that lengths are shown in, on every page of this browser. */
export const $shownUnit = computed($keptUnit, (kept) =>
  shownUnitOf(kept, typeof navigator === 'undefined' ? '' : navigator.language),
)

export function showIn(unit: string): void {
  $keptUnit.set(unit)
}
