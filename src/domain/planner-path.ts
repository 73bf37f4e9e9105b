import { PLANNER_PATH } from './paths.ts'

/** The planner of floors with a mat, and with a room that was measured: lengths in millimetres. */
export function plannerPath(itemId: string, box?: { lengthMm: number; widthMm: number }): string {
  const room = box === undefined ? {} : { room: `${box.lengthMm}x${box.widthMm}` }
  return `${PLANNER_PATH}?${new URLSearchParams({ item: itemId, ...room })}`
}
