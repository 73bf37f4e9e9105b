import { persistentAtom } from '@nanostores/persistent'
import { guardStorage } from './guarded-storage.ts'

guardStorage()

/** The plans whose mats are in the cart, as the browser keeps them: what it takes to forget them. */
export const $plansText = persistentAtom<string>('plans-in-cart', '')
