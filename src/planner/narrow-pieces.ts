import type { PlanFigures } from './plan.ts'

/** A cut piece that is narrower tears, and lies badly. */
export const NARROW_MM = 100

/** Whether no cut piece is narrow. */
export function isBroad({ figures: { narrowestMm } }: { figures: Pick<PlanFigures, 'narrowestMm'> }): boolean {
  return narrowestMm === undefined || narrowestMm >= NARROW_MM
}
