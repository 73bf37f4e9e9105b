// Cuts the typefaces down to what nearly every page and paper shows, into src/assets/fonts. To be run after a new version
// of one: what it writes is committed, so that builds need nothing of this.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import subsetFont from 'subset-font'
import { archivo, BASIC_RANGE, charactersOf, sourceSans } from '#styles/fonts.ts'
import { runScript } from './running/run-script.ts'

/** Kerning, and figures that stand under one another. */
const FEATURES = ['kern', 'tnum']

/** The cuts that papers are set in, as WOFF 1.0 with TrueType in it, which is what a PDF takes. It knows no features. */
const PAPER_CUTS = [
  { basic: 'archivo-basic-800.woff', whole: '@fontsource/archivo/files/archivo-latin-800-normal.woff' },
  {
    basic: 'source-sans-3-basic-400.woff',
    whole: '@fontsource/source-sans-3/files/source-sans-3-latin-400-normal.woff',
  },
  {
    basic: 'source-sans-3-basic-600.woff',
    whole: '@fontsource/source-sans-3/files/source-sans-3-latin-600-normal.woff',
  },
]

await runScript(async () => {
  for (const { basic, whole, lightest, boldest } of [archivo, sourceSans]) {
    const font = readFileSync(join('node_modules', whole))
    const part = await subsetFont(font, charactersOf(BASIC_RANGE), {
      targetFormat: 'woff2',
      variationAxes: { wght: { min: lightest, max: boldest } },
      keepFeatures: FEATURES,
      noHinting: true,
    })
    mkdirSync(dirname(basic), { recursive: true })
    writeFileSync(basic, part)
    console.log(`${basic}: ${part.length} of ${font.length} bytes`)
  }
  for (const { basic, whole } of PAPER_CUTS) {
    const font = readFileSync(join('node_modules', whole))
    const part = await subsetFont(font, charactersOf(BASIC_RANGE), {
      targetFormat: 'woff',
      keepFeatures: [],
      noHinting: true,
    })
    writeFileSync(join('src/assets/fonts', basic), part)
    console.log(`${basic}: ${part.length} of ${font.length} bytes`)
  }
})
