import { defineConfig, type ViteUserConfig } from 'vitest/config'
import { gatewayMode } from './gateway-mode.ts'

/** Patience for suites that start processes and build shops on machines that may be slow and busy. */
export const SUITE_PATIENCE = { testTimeout: 300_000, hookTimeout: 300_000, expect: { poll: { timeout: 30_000 } } }

/**
 * What the processes of tests are started with. On a busy machine one in some hundred broke down in V8 itself, which is
 * reported of its middle compiler (https://github.com/nodejs/node/issues/64841); that it is the cause was not shown.
 */
export const SOUND_NODE = { execArgv: ['--no-maglev'] }

/** A suite whose tests stand in one folder of `tests`. */
export function suiteConfig(folder: string): ViteUserConfig {
  return defineConfig({
    plugins: [gatewayMode],
    // In another order each time: no test leans on what another has left.
    test: { include: [`tests/${folder}/**/*.test.ts`], sequence: { shuffle: true }, ...SOUND_NODE, ...SUITE_PATIENCE },
  })
}
