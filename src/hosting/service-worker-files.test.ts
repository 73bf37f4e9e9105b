import { existsSync, readFileSync } from 'node:fs'
import type { Plugin, UserConfig } from 'vite'
import { expect, test } from 'vitest'
import { serviceWorker } from './service-worker-files.ts'

const ASKED = /from '(#offline\/[^']+)'/.exec(readFileSync('src/islands/offline/keep-offline.ts', 'utf8'))?.[1] ?? ''

function configOf({ config }: Plugin): UserConfig {
  if (typeof config !== 'function') throw new Error('The plugin has no settings.')
  const made: unknown = Reflect.apply(config, undefined, [])
  return Object(made)
}

test('a shop that keeps nothing publishes the worker that takes its leave under the name of the other', () => {
  expect(ASKED).toMatch(/\?worker&url$/)
  const aliases = configOf(serviceWorker(false)).resolve?.alias
  const [alias] = Array.isArray(aliases) ? aliases : []
  const instead = ASKED.replace(alias?.find ?? '', String(alias?.replacement))
  expect(instead).toMatch(/\/farewell\.ts\?worker&url$/)
  const file = instead.replace(/\?.*/, '')
  expect(existsSync(file)).toBe(true)
  expect(readFileSync(file, 'utf8')).toContain('unregister()')
  expect(configOf(serviceWorker(true)).resolve).toBeUndefined()
})
