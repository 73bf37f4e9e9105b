import { existsSync, globSync } from 'node:fs'

const FIREFOX = ['/usr/bin/firefox-esr', '/usr/bin/firefox']
const WEBKIT_DRIVER = '/usr/bin/WebKitWebDriver'
const DISPLAY = '/usr/bin/Xvfb'

/** Those that the shop is walked through in besides Chromium, with the Debian packages that have them. */
export const OTHER_BROWSERS = [
  { name: 'Firefox', packages: ['firefox-esr'], isHere: () => findFirefox() !== undefined },
  { name: 'WebKit', packages: ['webkit2gtk-driver', 'xvfb'], isHere: () => findWebKit() !== undefined },
] as const

export type OtherBrowserName = (typeof OTHER_BROWSERS)[number]['name']

/** The program of the system's Firefox, where there is one. */
export function findFirefox(): string | undefined {
  return FIREFOX.find((path) => existsSync(path))
}

/** WebKitGTK's driver and smallest browser, and a display that nobody sees, where all of them are here. */
export function findWebKit(): { driver: string; browser: string; display: string } | undefined {
  const browser = globSync('/usr/lib/*/webkit2gtk-4.*/MiniBrowser').toSorted().at(-1)
  if (browser === undefined || !existsSync(WEBKIT_DRIVER) || !existsSync(DISPLAY)) return
  return { driver: WEBKIT_DRIVER, browser, display: DISPLAY }
}
