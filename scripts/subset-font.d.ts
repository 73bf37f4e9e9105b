declare module 'subset-font' {
  /** Cuts a font down to the characters of a text, to some of its features, and its axes to a part of their length. */
  // biome-ignore lint/style/noDefaultExport: that is how the package exports it
  export default function subsetFont(
    font: Buffer,
    text: string,
    options: {
      targetFormat: 'woff' | 'woff2'
      variationAxes?: Record<string, { min: number; max: number }>
      keepFeatures: readonly string[]
      noHinting: boolean
    },
  ): Promise<Buffer>
}
