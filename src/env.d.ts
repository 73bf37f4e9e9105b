declare module 'astro' {
  interface AstroClientDirectives {
    /** Wakes the island at the first sign of interest in an element marked `data-intent` with the same name. */
    'client:intent'?: string
  }
}

export {}
