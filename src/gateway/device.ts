/** A browser and what it runs on, by their names in its User-Agent: `Firefox/Windows`; what is not known is left empty. */
export function deviceOf(userAgent: string): string {
  const said = userAgent.slice(0, LONGEST)
  const nameIn = (names: readonly (readonly [mark: string, name: string])[]) =>
    names.find(([mark]) => said.includes(mark))?.[1] ?? ''
  return `${nameIn(BROWSERS)}/${nameIn(SYSTEMS)}`
}

const LONGEST = 400

/** In this order: a browser names those it wants to be taken for after itself. */
const BROWSERS = [
  ['Edg', 'Edge'],
  ['OPR/', 'Opera'],
  ['SamsungBrowser/', 'Samsung Internet'],
  ['Firefox/', 'Firefox'],
  ['FxiOS/', 'Firefox'],
  ['CriOS/', 'Chrome'],
  ['Chrome/', 'Chrome'],
  ['Safari/', 'Safari'],
] as const

const SYSTEMS = [
  ['iPhone', 'iPhone'],
  ['iPad', 'iPad'],
  ['Android', 'Android'],
  ['Windows', 'Windows'],
  ['CrOS', 'ChromeOS'],
  ['Macintosh', 'Mac'],
  ['Linux', 'Linux'],
] as const
