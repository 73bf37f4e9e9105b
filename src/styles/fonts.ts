/** A typeface in two files: what nearly every page shows, and the whole of Latin, fetched where something else stands. */
export interface Typeface {
  /** Made from `whole` by `scripts/subset-fonts.ts`. */
  basic: `./src/assets/fonts/${string}.woff2`
  whole: `@fontsource-variable/${string}.woff2`
  lightest: number
  boldest: number
}

export const archivo: Typeface = {
  basic: './src/assets/fonts/archivo-basic.woff2',
  whole: '@fontsource-variable/archivo/files/archivo-latin-wght-normal.woff2',
  lightest: 600,
  boldest: 800,
}

export const sourceSans: Typeface = {
  basic: './src/assets/fonts/source-sans-3-basic.woff2',
  whole: '@fontsource-variable/source-sans-3/files/source-sans-3-latin-wght-normal.woff2',
  lightest: 400,
  boldest: 600,
}

/** ASCII, and the signs of English prose, prices and sizes. */
export const BASIC_RANGE = [
  'U+20-7E',
  ...['U+A0', 'U+A9', 'U+B0', 'U+B2-B3', 'U+B7', 'U+D7'],
  ...['U+2013-2014', 'U+2018-2019', 'U+201C-201D', 'U+2022', 'U+2026'],
] as const

/** The rest of what the whole files hold. */
export const REST_RANGE = [
  'U+A1-A8',
  ...['U+AA-AF', 'U+B1', 'U+B4-B6', 'U+B8-D6', 'U+D8-FF', 'U+131', 'U+152-153', 'U+2BB-2BC'],
  ...['U+2C6', 'U+2DA', 'U+2DC', 'U+304', 'U+308', 'U+329', 'U+2000-2012', 'U+2015-2017', 'U+201A-201B', 'U+201E-2021'],
  ...['U+2023-2025', 'U+2027-206F', 'U+20AC', 'U+2122', 'U+2191', 'U+2193', 'U+2212', 'U+2215'],
] as const

/** The characters of a range, as in the `unicode-range` of a style sheet. */
export function charactersOf(range: readonly string[]): string {
  const codes = range.flatMap((part) => {
    const [first = 0, last = first] = part
      .slice(2)
      .split('-')
      .map((code) => Number.parseInt(code, 16))
    return Array.from({ length: last - first + 1 }, (_, index) => first + index)
  })
  return String.fromCodePoint(...codes)
}
