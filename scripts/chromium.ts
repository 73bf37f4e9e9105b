import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chromium } from 'playwright'
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
  if (process.getuid?.() === 0 && spawnSync('which', ['apt-get']).status === 0) {
    console.log('No Chromium on this machine: installing it (apt-get install chromium)')
    spawnSync('apt-get', ['update', '-qq'], { stdio: ['ignore', 'ignore', 'inherit'] })
    const arguments_ = ['install', '-y', '-qq', '--no-install-recommends', 'chromium']
    spawnSync('apt-get', arguments_, { stdio: ['ignore', 'ignore', 'inherit'] })
  }
  const installed = SYSTEM.find((path) => existsSync(path))
  if (installed !== undefined) return installed
  throw new ScriptProblem(
    'The tests need Chromium. Install it (on Debian or Ubuntu: apt-get install chromium; elsewhere: npx playwright install chromium) and run them again.',
  )
}
