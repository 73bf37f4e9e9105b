/** A paper of one product, for whoever decides or keeps records. */

export const specSheet = 'Spec sheet (PDF)'
export const madeHere = 'Made in your browser, which needs JavaScript. Without it, print this page.'
export const making = 'The spec sheet is being made…'
export const made = 'The spec sheet is in your downloads.'
export const again = 'Save it again'
export const failed = 'The spec sheet could not be made. Check your connection and try again.'
export const title = 'Spec sheet'
export const fact = 'Fact'
export const metric = 'Metric'
export const imperial = 'Imperial'
export const toScale = (scale: string) => `Drawn at ${scale}`
export const cutToLength = 'Cut to length'
export const thick = (thickness: string) => `${thickness} thick`
export const openPage = 'See it in the shop'
export const description = 'Description'
export const running = (maker: string, code: string) => `${maker}, spec sheet ${code}`
export const fileName = (code: string) => `spec-sheet-${code}.pdf`
