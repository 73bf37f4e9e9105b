import { afterEach, expect, test, vi } from 'vitest'
import { readConfiguration } from '../settings/configuration.ts'
import { astroEnvironment } from './astro-environment.ts'

const SECRET = 's3cret-value-of-some-length-to-be-taken'
const store = { url: 'https://api.example', apiKey: `${SECRET}-key` }

afterEach(() => {
  vi.unstubAllEnvs()
})

function environmentIn(mode: string): NodeJS.ProcessEnv {
  for (const name of ['STORE_API_KEY', 'SESSION_SECRET', 'EMAILJS_PRIVATE_KEY', 'REDIS_URL']) vi.stubEnv(name, SECRET)
  const settings = {
    STORE_API_URL: store.url,
    STOREFRONT_MODE: mode,
    SITE_URL: 'https://hoofandhusk.example',
    DATA_FOLDER: '/data',
  }
  return astroEnvironment(readConfiguration({ ...process.env, ...settings }), store)
}

test('V13.3.1 in gateway mode the build of the pages knows the snapshot and public settings, and no secret', () => {
  const environment = environmentIn('gateway')
  expect(environment).toMatchObject({
    SITE_URL: 'https://hoofandhusk.example',
    STOREFRONT_MODE: 'gateway',
    CATALOGUE_SNAPSHOT: '/data/catalogue.sqlite',
    CATALOGUE_PICTURES: '/data/pictures',
  })
  expect(Object.values(environment).filter((value) => value?.includes(SECRET))).toEqual([])
})

test('in direct mode the key of the store API is the one secret that the pages are given', () => {
  const secret = Object.entries(environmentIn('direct')).filter(([, value]) => value?.includes(SECRET))
  expect(secret.map(([, value]) => value)).toEqual([store.apiKey])
})

test('how a build was begun does not reach the pages', () => {
  const names = ['DEV', 'MODE', 'SSR', '_', 'npm_command']
  for (const name of names) vi.stubEnv(name, 'somehow')
  const environment = environmentIn('gateway')
  expect(environment.PATH).toBe(process.env.PATH)
  expect(Object.keys(environment).filter((name) => names.includes(name))).toEqual([])
})
