import type { Configuration } from '../configuration.ts'
import { dataFolder } from '../data-folder.ts'

const SECRETS = ['STORE_API_KEY', 'SESSION_SECRET', 'EMAILJS_PRIVATE_KEY', 'REDIS_URL']

/** What Astro may know: the snapshot and the public settings. Secrets are taken out of its environment. */
export function astroEnvironment(configuration: Configuration): NodeJS.ProcessEnv {
  const { snapshotFile, picturesFolder } = dataFolder(configuration)
  return {
    ...Object.fromEntries(Object.entries(process.env).filter(([name]) => !SECRETS.includes(name))),
    ASTRO_TELEMETRY_DISABLED: '1',
    CATALOGUE_SNAPSHOT: snapshotFile,
    CATALOGUE_PICTURES: picturesFolder,
    SITE_URL: configuration.SITE_URL,
    STOREFRONT_MODE: configuration.STOREFRONT_MODE,
    HOME_VARIANT: configuration.HOME_VARIANT,
  }
}
