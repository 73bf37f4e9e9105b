import { defineConfig } from 'vitest/config'
import { gatewayMode } from './tests/gateway-mode.ts'
import { SOUND_NODE } from './tests/suite-config.ts'

/** What runs in a browser: its stores are made as their modules load, of what the page then holds. */
const OF_PAGES = 'src/{client,components,islands,offline,stores}/**/*.test.{ts,tsx}'

export default defineConfig({
  plugins: [gatewayMode],
  test: {
    environment: 'node',
    // A test leaves nothing behind; another order each time finds one that does, and says its seed.
    sequence: { shuffle: true },
    unstubGlobals: true,
    restoreMocks: true,
    testTimeout: 120_000,
    expect: { poll: { timeout: 30_000 } },
    ...SOUND_NODE,
    projects: [
      // Each file has modules and globals of its own, in a context rather than a process, which takes half the time.
      { extends: true, test: { name: 'pages', include: [OF_PAGES], pool: 'vmForks' } },
      // Files share a process and the modules it has loaded: half of the time went into loading them anew.
      {
        extends: true,
        test: {
          name: 'rules',
          include: ['{src,scripts}/**/*.test.ts', 'tests/{corpora,doors}/**/*.test.ts'],
          exclude: [OF_PAGES],
          isolate: false,
        },
      },
    ],
  },
})
