import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'
import { defineConfig, devices } from 'playwright/test'
import { findChromium } from './scripts/running/chromium.ts'
import { SAME_FILES, SAME_TESTS } from './tests/e2e/same-in-both-modes.ts'

const root = process.getuid?.() === 0

/** Whatever else is installed, letters that the shop leaves to the system are drawn with the same typefaces. */
const fonts = fileURLToPath(new URL('tests/visual/fonts.conf', import.meta.url))

/** The browser of all tests. */
const browser = {
  env: { ...process.env, FONTCONFIG_FILE: fonts },
  executablePath: findChromium(),
  args: [
    ...(root ? ['--no-sandbox'] : []),
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    // The headless shell would otherwise round the width of each letter, which no desktop does.
    '--font-render-hinting=slight',
  ],
}

export default defineConfig({
  testDir: 'tests/e2e',
  globalSetup: './tests/e2e/open-shops.ts',
  outputDir: 'test-results',
  fullyParallel: true,
  // A test waits for a quarter of its time: for frames, clocks and polls.
  workers: Math.ceil(availableParallelism() * 1.5),
  // A test that passes on a further try has found a fault, of the shop or of its own.
  retries: 0,
  // Waits end with what they wait for; on a busy machine that may take its time.
  timeout: 90_000,
  forbidOnly: process.env.CI !== undefined,
  reporter: process.env.PLAYWRIGHT_JSON_OUTPUT_FILE === undefined ? 'line' : [['line'], ['json']],
  use: {
    ...devices['Desktop Chrome'],
    // Of a region that measures in millimetres, as most do; a test of inches says so.
    locale: 'en-GB',
    // What moves less rests sooner, in three quarters of the time. Tests of what moves, and of carts, see it move.
    contextOptions: { reducedMotion: 'reduce' },
    // Tests that hold requests up or answer them themselves would not see those that the worker answers; its own test lets
    // it be.
    serviceWorkers: 'block',
    launchOptions: browser,
  },
  // No system in the names of pictures: they are compared on one alone.
  snapshotPathTemplate: 'tests/visual/pictures/{arg}{ext}',
  updateSnapshots: 'none',
  expect: {
    timeout: 30_000,
    toHaveScreenshot: {
      // Another machine may smooth an edge otherwise, and what is kept in 256 colours differs from what was seen in some fifty
      // pixels, mostly of photographs. An amount of money that has gone is some three hundred.
      threshold: 0.05,
      maxDiffPixels: 80,
    },
  },
  projects: [
    // First, since they have the longest tests: begun last, one of them goes on alone.
    { name: 'mirrored', metadata: { shop: 'mirrored' }, testMatch: '**/only-pseudo.spec.ts' },
    { name: 'accented', metadata: { shop: 'accented' }, testMatch: '**/only-pseudo.spec.ts' },
    {
      name: 'look',
      testDir: 'tests/visual',
      metadata: { shop: 'gateway' },
    },
    { name: 'gateway', metadata: { shop: 'gateway' }, testIgnore: '**/only-*' },
    {
      name: 'direct',
      metadata: { shop: 'direct' },
      testIgnore: ['**/only-*', ...SAME_FILES],
      grepInvert: SAME_TESTS,
    },
    { name: 'showcase', metadata: { shop: 'showcase' }, testMatch: '**/only-showcase.spec.ts' },
    { name: 'odd', metadata: { shop: 'odd' }, testMatch: '**/only-odd.spec.ts' },
  ],
})
