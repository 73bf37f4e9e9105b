import { existsSync } from 'node:fs'
import { chromium } from 'playwright'
import { installPackage } from './install-package.ts'
import { ScriptProblem } from './run-script.ts'

const SYSTEM = [
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
  const found = [...SYSTEM, chromium.executablePath()].find((path) => path !== '' && existsSync(path))
  return found ?? installChromium()
}

function installChromium(): string {
  installPackage('chromium')
  const installed = SYSTEM.find((path) => existsSync(path))
  if (installed !== undefined) return installed
  throw new ScriptProblem(
    'The tests need Chromium. Install it (on Debian or Ubuntu: apt-get install chromium; elsewhere: npx playwright install chromium) and run them again.',
  )
}
