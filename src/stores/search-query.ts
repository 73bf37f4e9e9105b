import { atom } from 'nanostores'

/** What stands in the search box, from the first character on, whether or not anybody answers yet. */
export const $searchQuery = atom('')
