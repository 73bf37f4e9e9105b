/** The times that a page knows, in milliseconds. */
export interface PageClock {
  /** Since 1970, the same for all pages; people and time servers set it, back too. */
  wallMs(): number
  /** Since some moment of this page's own; it only ever grows. */
  steadyMs(): number
}

/** The clock of the page that runs this. */
export const pageClock: PageClock = { wallMs: () => Date.now(), steadyMs: () => performance.now() }
