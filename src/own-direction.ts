import { direction } from '#words/language.ts'

/**
 * The `dir` of what the shop does not say itself: names, facts, addresses. Where lines run from the right it is in its
 * own direction; elsewhere there is nothing to write.
 */
export const ownDirection = direction === 'ltr' ? undefined : 'auto'
