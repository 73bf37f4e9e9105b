import { defineConfig } from 'vitest/config'
import { gatewayMode } from '../gateway-mode.ts'
import { SUITE_PATIENCE } from '../suite-config.ts'
import { LikeliestFirst } from './likeliest-first.ts'

const include = (process.env.MUTANT_TESTS ?? 'src/**/*.test.ts').split(',')
/** A page of these is open for the whole of its file. */
const ofGateway = include.some((file) => file.startsWith('tests/gateway'))
/** Stores are made as their modules load, of what the page then holds. */
const ofPages = include.some((file) => /^src\/(?:client|components|islands|offline|stores)\//.test(file))

/** The tests that mutants are held against; `scripts/bench/bench-mutants.ts` names them. */
export default defineConfig({
  plugins: [gatewayMode],
  test: {
    include,
    sequence: { sequencer: LikeliestFirst },
    // As in the suites themselves: rules share a process, which is a new one for each mutant; pages have modules of their own.
    isolate: ofGateway || ofPages,
    unstubGlobals: !ofGateway,
    restoreMocks: true,
    ...SUITE_PATIENCE,
  },
})
