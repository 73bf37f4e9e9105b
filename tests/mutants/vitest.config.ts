import { defineConfig } from 'vitest/config'
import { gatewayMode } from '../gateway-mode.ts'
import { SUITE_PATIENCE } from '../suite-config.ts'
import { LikeliestFirst } from './likeliest-first.ts'

const include = (process.env.MUTANT_TESTS ?? 'src/**/*.test.ts').split(',')

/** The tests that mutants are held against; `scripts/bench/bench-mutants.ts` names them. */
export default defineConfig({
  plugins: [gatewayMode],
  test: {
    include,
    // A mutant at the top of a module would live on in the next test file.
    isolate: true,
    sequence: { sequencer: LikeliestFirst },
    // A page of `tests/gateway` is open for the whole of its file, as in the suite itself.
    unstubGlobals: !include.some((file) => file.startsWith('tests/gateway')),
    restoreMocks: true,
    ...SUITE_PATIENCE,
  },
})
