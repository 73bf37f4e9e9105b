import { persistentAtom } from '@nanostores/persistent'
import { guardStorage } from './guarded-storage.ts'

guardStorage()

/** The unit that somebody chose, as the browser keeps it; empty where nobody has. */
export const $unitText = persistentAtom<string>('unit', '')
