import type { Laid, Plan } from './plan.ts'

/** Whole, cut, or cut from what another piece left; by its name, whose letters say which it is of what is bought. */
export function lookOf({ cut, sheet, notches }: Laid, { sheets }: Plan, name: string): 'whole' | 'cut' | 'offcut' {
  const bought = sheets[sheet]
  if (cut.w === bought?.lengthMm && cut.h === bought.widthMm && notches.length === 0) return 'whole'
  return /\da?$/.test(name) ? 'cut' : 'offcut'
}
