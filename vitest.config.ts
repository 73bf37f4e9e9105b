import { defineConfig } from 'vitest/config'
import { gatewayMode } from './tests/gateway-mode.ts'

export default defineConfig({
  plugins: [gatewayMode],
  test: {
    include: ['src/**/*.test.ts', 'src/**/*.test.tsx', 'scripts/**/*.test.ts', 'tests/{corpora,doors}/**/*.test.ts'],
    environment: 'node',
    // Files share a process and the modules it has loaded: half of the time went into loading them anew. So a test leaves
    // nothing behind; another order each time finds one that does, and says its seed.
    isolate: false,
    sequence: { shuffle: true },
    unstubGlobals: true,
    restoreMocks: true,
    testTimeout: 120_000,
    expect: { poll: { timeout: 30_000 } },
  },
})
