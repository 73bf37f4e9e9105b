import { existsSync } from 'node:fs'
import { type Browser, chromium } from 'playwright'
import { installPackage } from './install-package.ts'
import { ScriptProblem } from './run-script.ts'

/** Chromium without its own windows and menus: the same engine, in half the time. */
const HEADLESS = ['/usr/bin/chromium-headless-shell', '/usr/bin/chrome-headless-shell']
const WHOLE = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/google-chrome',
]

/**
 * The Chromium that tests run in: the system's, else Playwright's own, else the distribution's package, installed when
 * we are root. Throws ScriptProblem that says what to install.
 */
export function findChromium(): string {
  const found = firstOf([...HEADLESS, ...WHOLE, chromium.executablePath()])
  return found ?? installed('chromium-headless-shell', HEADLESS) ?? installed('chromium', WHOLE) ?? demand()
}

/** Chromium as people use it, for what only that one has. Throws ScriptProblem that says what to install. */
export function findWholeChromium(): string {
  return firstOf(WHOLE) ?? installed('chromium', WHOLE) ?? demand()
}

/** Opens Chromium for a script. Root has to do without its sandbox. */
export function launchChromium(executablePath: string, args: readonly string[] = []): Promise<Browser> {
  const root = process.getuid?.() === 0
  return chromium.launch({ executablePath, args: [...(root ? ['--no-sandbox'] : []), ...args] })
}

function firstOf(paths: readonly string[]): string | undefined {
  return paths.find((path) => path !== '' && existsSync(path))
}

function installed(name: string, paths: readonly string[]): string | undefined {
  installPackage(name)
  return firstOf(paths)
}

function demand(): never {
  throw new ScriptProblem(
    'The tests need Chromium. Install it (on Debian or Ubuntu: apt-get install chromium-headless-shell; elsewhere: npx playwright install chromium) and run them again.',
  )
}
