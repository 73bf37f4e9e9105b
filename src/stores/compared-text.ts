import { persistentAtom } from '@nanostores/persistent'
import { guardStorage } from './guarded-storage.ts'

guardStorage()

/** What was chosen to be compared, as the browser keeps it: all that a page needs to know before anybody asks. */
export const $comparedText = persistentAtom<string>('compared', '')
