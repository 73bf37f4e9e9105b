import * as words from '#words/lists.ts'
import { listDay } from './list-day.ts'
import { listOfRows, type RowsAsList } from './list-rows.ts'
import { settledRows } from './quick-answers.ts'

/**
 * Makes a list of the grid of the quick order, named by the day, the row that was just typed among its rows; they stay in
 * the grid. Never throws.
 */
export async function keepQuickOrder(nowMs: number): Promise<RowsAsList> {
  return listOfRows(words.ofQuickOrder(listDay(nowMs)), await settledRows())
}
