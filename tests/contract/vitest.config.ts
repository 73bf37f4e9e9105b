import { defineConfig } from 'vitest/config'
import { SOUND_NODE, SUITE_PATIENCE } from '../suite-config.ts'

// One file after another: the API under test may be a small machine, or count calls.
export default defineConfig({
  test: {
    name: 'contract',
    dir: 'tests/contract',
    // Lists each skip with its reason.
    reporters: ['verbose'],
    fileParallelism: false,
    sequence: { shuffle: true },
    ...SOUND_NODE,
    ...SUITE_PATIENCE,
  },
})
