/** The bar above the pages, for editors. */

export const answerMissing = 'The answer did not arrive. Look at the terminal where npm run dev runs.'
export const justNow = 'just now'
export const outcomeUnknown = 'It is not known what came of the refresh.'
export const preview = 'Preview'
/** What is shown, unless it has a name, and what comes before its age. */
export const readFromStore = ['The last snapshot', ', read from the store'] as const
export const readingStore = 'Reading the store …'
export const refresh = 'Refresh from the store'
