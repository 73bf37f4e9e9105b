/** Mats on a page of a list, and at a time of what is filtered or found: with cards of nearly 2 kB a page stays under 100 kB. */
export const PAGE_SIZE = 36
