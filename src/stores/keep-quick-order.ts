import { listOfRows, type RowsAsList } from './list-rows.ts'
import { settledRows } from './quick-answers.ts'

/** Makes a list of the grid of the quick order, the row that was just typed among its rows; they stay in the grid. Never throws. */
export async function keepQuickOrder(name: string): Promise<RowsAsList> {
  return listOfRows(name, await settledRows())
}
