declare module 'astro' {
  interface AstroClientDirectives {
    /** Wakes the island at the first sign of interest in an element marked `data-intent` with the same name. */
    'client:intent'?: string
  }
}

declare global {
  interface Document {
    /** The page is made ready and not shown yet (https://wicg.github.io/nav-speculation/prerendering.html). */
    readonly prerendering?: boolean
  }
}

export {}
