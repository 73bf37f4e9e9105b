import { persistentAtom } from '@nanostores/persistent'
import { guardStorage } from './guarded-storage.ts'

guardStorage()

/** The look of lists that somebody chose last, as the browser keeps it; empty where nobody has. */
export const $lookText = persistentAtom<string>('look', '')
