import icon from '#assets/favicon.svg?raw'

/** The icon in the page itself: a request for it would come before the first paint. */
export const iconAddress = `data:image/svg+xml,${icon
  .trim()
  .replaceAll('"', "'")
  .replace(/[<>#%{}]/g, encodeURIComponent)}`
