// Cuts the typefaces down to what nearly every page shows, into src/assets/fonts. To be run after a new version of one:
// what it writes is committed, so that builds need nothing of this.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import subsetFont from 'subset-font'
import { archivo, BASIC_RANGE, charactersOf, sourceSans } from '#styles/fonts.ts'
import { runScript } from './running/run-script.ts'

/** Kerning, and figures that stand under one another. */
const FEATURES = ['kern', 'tnum']

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
})
