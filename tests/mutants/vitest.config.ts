import { defineConfig } from 'vitest/config'
import { gatewayMode } from '../gateway-mode.ts'
import { SUITE_PATIENCE } from '../suite-config.ts'
import { LikeliestFirst } from './likeliest-first.ts'

const include = (process.env.MUTANT_TESTS ?? 'src/**/*.test.ts').split(',')
const ofPages = include.some((file) => file.startsWith('tests/gateway'))

/** The tests that mutants are held against; `scripts/bench/bench-mutants.ts` names them. */
export default defineConfig({
  plugins: [gatewayMode],
  test: {
    include,
    sequence: { sequencer: LikeliestFirst },
    // As in the suites themselves: units share a process, which is a new one for each mutant; a page of `tests/gateway`
    // is open for the whole of its file, and needs a process of its own.
    isolate: ofPages,
    unstubGlobals: !ofPages,
    restoreMocks: true,
    ...SUITE_PATIENCE,
  },
})
