import type { PastedContent } from '#domain/pasted-list.ts'
import * as common from '#words/common.ts'
import { type FileProblem, listOfFile } from './pasted-file.ts'
import { $readingList, takeList } from './quick-order.ts'
import { stepByStep } from './slices.ts'
import { orSay } from './toasts.ts'

/** Reads what was pasted into the grid; where the script for that does not come it says so. Never throws. */
export async function pasteList(content: PastedContent): Promise<'read' | 'unread'> {
  $readingList.set(true)
  const script = await orSay(import('#domain/pasted-list.ts'), common.notLoaded)
  if (script === undefined) {
    $readingList.set(false)
    return 'unread'
  }
  await takeList(await stepByStep(script.pastedList(content)))
  return 'read'
}

/** Reads a file into the grid; tells why not. Never throws. */
export async function readListFile(file: File): Promise<FileProblem | undefined> {
  const list = await listOfFile(file)
  if (typeof list === 'string') return list
  await takeList(list)
  return undefined
}
