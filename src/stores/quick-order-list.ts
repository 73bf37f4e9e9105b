import type { PastedContent } from '#domain/pasted-list.ts'
import { type FileProblem, listOfFile } from './pasted-file.ts'
import { $readingList, takeList } from './quick-order.ts'
import { stepByStep } from './slices.ts'

/** Reads what was pasted into the grid. Never throws. */
export async function pasteList(content: PastedContent): Promise<void> {
  $readingList.set(true)
  const { pastedList } = await import('#domain/pasted-list.ts')
  await takeList(await stepByStep(pastedList(content)))
}

/** Reads a file into the grid; tells why not. Never throws. */
export async function readListFile(file: File): Promise<FileProblem | undefined> {
  const list = await listOfFile(file)
  if (typeof list === 'string') return list
  await takeList(list)
  return undefined
}
