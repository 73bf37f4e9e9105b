import { afterEach, expect, test, vi } from 'vitest'
import { readConfiguration } from '../configuration.ts'
import { astroEnvironment } from './astro-environment.ts'

afterEach(() => {
  vi.unstubAllEnvs()
})

test('the build of the pages knows the snapshot and public settings, and no secret', () => {
  const secrets = ['STORE_API_KEY', 'SESSION_SECRET', 'EMAILJS_PRIVATE_KEY', 'REDIS_URL']
  for (const name of secrets) vi.stubEnv(name, 's3cret-value-of-some-length-to-be-taken')
  const environment = astroEnvironment(
    readConfiguration({ ...process.env, SITE_URL: 'https://hoofandhusk.example', DATA_FOLDER: '/data' }),
  )
  expect(environment).toMatchObject({
    SITE_URL: 'https://hoofandhusk.example',
    STOREFRONT_MODE: 'gateway',
    CATALOGUE_SNAPSHOT: '/data/catalogue.sqlite',
    CATALOGUE_PICTURES: '/data/pictures',
  })
  expect(Object.values(environment).filter((value) => value?.includes('s3cret'))).toEqual([])
})
