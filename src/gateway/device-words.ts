/** A device in the words its owner would use, from the browser's User-Agent: "Firefox on Windows". */
export function deviceWords(userAgent: string): string {
  const said = userAgent.slice(0, LONGEST)
  const browser = BROWSERS.find(([mark]) => said.includes(mark))?.[1] ?? 'A browser'
  const system = SYSTEMS.find(([mark]) => said.includes(mark))?.[1]
  return system === undefined ? browser : `${browser} on ${system}`
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
  ['iPhone', 'an iPhone'],
  ['iPad', 'an iPad'],
  ['Android', 'Android'],
  ['Windows', 'Windows'],
  ['CrOS', 'ChromeOS'],
  ['Macintosh', 'a Mac'],
  ['Linux', 'Linux'],
] as const
