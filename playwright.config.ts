import { defineConfig, devices } from 'playwright/test'
import { findChromium } from './scripts/running/chromium.ts'

const root = process.getuid?.() === 0

export default defineConfig({
  testDir: 'tests/e2e',
  globalSetup: './tests/e2e/open-shops.ts',
  outputDir: 'test-results',
  fullyParallel: true,
  workers: 2,
  // Machines that build for many are noisy: what fails there is tried again, and told as flaky.
  retries: process.env.CI === undefined ? 0 : 2,
  // Waits end with what they wait for; on a busy machine that may take its time.
  timeout: 90_000,
  forbidOnly: process.env.CI !== undefined,
  reporter: process.env.PLAYWRIGHT_JSON_OUTPUT_FILE === undefined ? 'line' : [['line'], ['json']],
  use: {
    ...devices['Desktop Chrome'],
    launchOptions: {
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
    },
    trace: 'on-first-retry',
  },
  // No system in the names of pictures: they are compared on one alone.
  snapshotPathTemplate: 'tests/visual/pictures/{arg}{ext}',
  updateSnapshots: 'none',
  expect: {
    timeout: 15_000,
    toHaveScreenshot: {
      // Another machine may smooth an edge otherwise; a block that has moved, a lost style or another colour is more.
      threshold: 0.05,
      maxDiffPixelRatio: 0.001,
    },
  },
  projects: [
    { name: 'look', testDir: 'tests/visual', metadata: { shop: 'gateway' } },
    { name: 'gateway', metadata: { shop: 'gateway' }, testIgnore: '**/only-*' },
    // What is the same in both modes is looked at once: static pages, and states in every width and theme.
    {
      name: 'direct',
      metadata: { shop: 'direct' },
      testIgnore: [
        '**/only-*',
        '**/{after-paint,boundary,cart-tabs,chat,fades,floating,grid,home,pages,print,product,store,units,weight}.spec.ts',
      ],
      grepInvert: /\baxe\b/,
    },
    { name: 'showcase', metadata: { shop: 'showcase' }, testMatch: '**/only-showcase.spec.ts' },
    { name: 'accented', metadata: { shop: 'accented' }, testMatch: '**/only-pseudo.spec.ts' },
    { name: 'mirrored', metadata: { shop: 'mirrored' }, testMatch: '**/only-pseudo.spec.ts' },
    { name: 'odd', metadata: { shop: 'odd' }, testMatch: '**/only-odd.spec.ts' },
  ],
})
