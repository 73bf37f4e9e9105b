import { atom } from 'nanostores'

/** Whether a log-out is under way: what is refused meanwhile is no reason to ask for a log-in. */
export const $leaving = atom(false)
