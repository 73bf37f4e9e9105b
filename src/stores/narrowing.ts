import { atom } from 'nanostores'

/** Rows of what a search has found, which the filters of its page narrow; undefined while it is looking. */
export const $foundRows = atom<readonly number[] | undefined>(undefined)

/** What the filters leave of it: all, nothing known as yet, or these rows. */
export const $leftRows = atom<'all' | 'asked' | ReadonlySet<number>>('all')
