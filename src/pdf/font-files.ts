import headingLatin from '@fontsource/archivo/files/archivo-latin-800-normal.woff?url'
import headingLatinExt from '@fontsource/archivo/files/archivo-latin-ext-800-normal.woff?url'
import headingVietnamese from '@fontsource/archivo/files/archivo-vietnamese-800-normal.woff?url'
import regularCyrillic from '@fontsource/source-sans-3/files/source-sans-3-cyrillic-400-normal.woff?url'
import boldCyrillic from '@fontsource/source-sans-3/files/source-sans-3-cyrillic-600-normal.woff?url'
import regularCyrillicExt from '@fontsource/source-sans-3/files/source-sans-3-cyrillic-ext-400-normal.woff?url'
import boldCyrillicExt from '@fontsource/source-sans-3/files/source-sans-3-cyrillic-ext-600-normal.woff?url'
import regularGreek from '@fontsource/source-sans-3/files/source-sans-3-greek-400-normal.woff?url'
import boldGreek from '@fontsource/source-sans-3/files/source-sans-3-greek-600-normal.woff?url'
import regularGreekExt from '@fontsource/source-sans-3/files/source-sans-3-greek-ext-400-normal.woff?url'
import boldGreekExt from '@fontsource/source-sans-3/files/source-sans-3-greek-ext-600-normal.woff?url'
import regularLatin from '@fontsource/source-sans-3/files/source-sans-3-latin-400-normal.woff?url'
import boldLatin from '@fontsource/source-sans-3/files/source-sans-3-latin-600-normal.woff?url'
import regularLatinExt from '@fontsource/source-sans-3/files/source-sans-3-latin-ext-400-normal.woff?url'
import boldLatinExt from '@fontsource/source-sans-3/files/source-sans-3-latin-ext-600-normal.woff?url'
import regularVietnamese from '@fontsource/source-sans-3/files/source-sans-3-vietnamese-400-normal.woff?url'
import boldVietnamese from '@fontsource/source-sans-3/files/source-sans-3-vietnamese-600-normal.woff?url'
import unicodeRanges from '@fontsource/source-sans-3/unicode.json'
import headingBasic from '#assets/fonts/archivo-basic-800.woff?url'
import regularBasic from '#assets/fonts/source-sans-3-basic-400.woff?url'
import boldBasic from '#assets/fonts/source-sans-3-basic-600.woff?url'
import { BASIC_RANGE } from '#styles/fonts.ts'

/** The cuts of the site's two typefaces that a quotation is set in. */
export type Cut = 'regular' | 'bold' | 'heading'

export const CUT_WEIGHTS: Record<Cut, number> = { regular: 400, bold: 600, heading: 800 }

export interface FontFile {
  cut: Cut
  /** The name under which it stands in the document. */
  name: string
  url: string
  /** As CSS writes it: `U+0000-00FF,U+0131`. */
  unicodeRange: string
}

/**
 * One file for each cut and alphabet, so that only the alphabets in use are loaded; the first that has a sign sets it. Of
 * Latin, what English needs stands in a file of its own.
 */
export const fontFiles: FontFile[] = [
  ...alphabets('regular', 'SourceSans3-Regular', regularBasic, {
    latin: regularLatin,
    'latin-ext': regularLatinExt,
    vietnamese: regularVietnamese,
    cyrillic: regularCyrillic,
    'cyrillic-ext': regularCyrillicExt,
    greek: regularGreek,
    'greek-ext': regularGreekExt,
  }),
  ...alphabets('bold', 'SourceSans3-SemiBold', boldBasic, {
    latin: boldLatin,
    'latin-ext': boldLatinExt,
    vietnamese: boldVietnamese,
    cyrillic: boldCyrillic,
    'cyrillic-ext': boldCyrillicExt,
    greek: boldGreek,
    'greek-ext': boldGreekExt,
  }),
  ...alphabets('heading', 'Archivo-ExtraBold', headingBasic, {
    latin: headingLatin,
    'latin-ext': headingLatinExt,
    vietnamese: headingVietnamese,
  }),
]

function alphabets(
  cut: Cut,
  name: string,
  basic: string,
  urls: Partial<Record<keyof typeof unicodeRanges, string>>,
): FontFile[] {
  const rest = Object.entries(unicodeRanges).flatMap(([alphabet, unicodeRange]) => {
    const url = new Map(Object.entries(urls)).get(alphabet)
    return url === undefined ? [] : [{ cut, name: `${name}-${alphabet}`, url, unicodeRange }]
  })
  return [{ cut, name: `${name}-basic`, url: basic, unicodeRange: BASIC_RANGE.join() }, ...rest]
}
