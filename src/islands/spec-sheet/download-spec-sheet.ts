import { productPath } from '#domain/paths.ts'
import { maker } from '#islands/quotation/maker.ts'
import { saveFile } from '#islands/save-file.ts'
import { photographOf } from '#pdf/photograph.ts'
import type { StatedItem } from '#stores/stated-item.ts'
import * as words from '#words/spec-sheet.ts'
import { buildSpecSheet } from './build-spec-sheet.ts'
import { specSheet } from './spec-sheet.ts'

/** Sharp in print at the size that it has on the sheet. */
const PIXELS = 1000

/** Makes the spec sheet of an item and saves it under the item's code. Throws when what sets it cannot be loaded. */
export async function downloadSpecSheet(item: StatedItem): Promise<void> {
  const content = specSheet(item, location.origin + productPath(item))
  const name = (item.code || item.itemId).replace(/[^\w-]/g, '_')
  saveFile(await buildSpecSheet(maker, content, await photographOf(item.photograph, PIXELS)), words.fileName(name))
}
