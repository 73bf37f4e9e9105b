import { defineConfig } from 'vitest/config'
import { gatewayMode } from '../gateway-mode.ts'
import { SUITE_PATIENCE } from '../suite-config.ts'

/** The tests that mutants are held against; `scripts/bench/bench-mutants.ts` names them. */
export default defineConfig({
  plugins: [gatewayMode],
  test: {
    include: (process.env.MUTANT_TESTS ?? 'src/**/*.test.ts').split(','),
    // A mutant at the top of a module would live on in the next test file.
    isolate: true,
    unstubGlobals: true,
    restoreMocks: true,
    ...SUITE_PATIENCE,
  },
})
