import type { PastedContent } from '#domain/pasted-list.ts'
import * as common from '#words/common.ts'
import { readFoundList } from './found-list.ts'
import type { FileProblem } from './pasted-file.ts'
import { takeList, whileReading } from './quick-order.ts'
import { orSay } from './toasts.ts'

/** Reads what was pasted into the grid; where the script for that does not come it says so. Never throws. */
export function pasteList(content: PastedContent): Promise<'read' | 'unread'> {
  return whileReading(async () => {
    const list = await orSay(readFoundList(content), common.notLoaded)
    if (list === undefined || typeof list === 'string') return 'unread'
    await takeList(list)
    return 'read'
  })
}

/** Reads a file into the grid; tells why not. Never throws. */
export function readListFile(file: File): Promise<FileProblem | undefined> {
  return whileReading(async () => {
    const list = await readFoundList(file)
    if (typeof list === 'string') return list
    await takeList(list)
    return undefined
  })
}
