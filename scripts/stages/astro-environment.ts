import type { Configuration } from '../settings/configuration.ts'
import { dataFolder } from '../settings/data-folder.ts'
import { mailSettings } from '../settings/mail-settings.ts'
import type { StoreConnection } from '../settings/store-connection.ts'

/** What programs need to run at all. Astro writes others into its code where their names happen to stand in it. */
const OF_THE_SYSTEM =
  /^(?:PATH|HOME|USERPROFILE|TMPDIR|TEMP|TMP|SYSTEMROOT|APPDATA|LOCALAPPDATA|LANG|LC_ALL|TZ|CI|TERM|NO_COLOR|FORCE_COLOR|NODE_OPTIONS|NODE_COMPILE_CACHE)$/i

/**
 * What Astro may know: the snapshot and the public settings, and nothing else of the environment; in direct mode, and
 * only then, the API's address and key go into the pages, with the mail service's public key.
 */
export function astroEnvironment(
  configuration: Configuration,
  store: Pick<StoreConnection, 'url' | 'apiKey'>,
): NodeJS.ProcessEnv {
  const { snapshotFile, picturesFolder } = dataFolder(configuration)
  return {
    ...Object.fromEntries(Object.entries(process.env).filter(([name]) => OF_THE_SYSTEM.test(name))),
    ASTRO_TELEMETRY_DISABLED: '1',
    CATALOGUE_SNAPSHOT: snapshotFile,
    CATALOGUE_PICTURES: picturesFolder,
    ...publicSettings(configuration, store),
  }
}

/** The settings that shape the pages. */
export function publicSettings(
  configuration: Configuration,
  store: Pick<StoreConnection, 'url' | 'apiKey'>,
): Readonly<Record<string, string>> {
  return {
    SITE_URL: configuration.SITE_URL,
    STOREFRONT_MODE: configuration.STOREFRONT_MODE,
    SHOP_LANGUAGE: configuration.SHOP_LANGUAGE,
    HOME_VARIANT: configuration.HOME_VARIANT,
    OFFLINE: configuration.OFFLINE,
    IMAGE_URL_TEMPLATE: configuration.IMAGES === 'url' ? (configuration.IMAGE_URL_TEMPLATE ?? '') : '',
    ...(configuration.STOREFRONT_MODE === 'direct' ? directSettings(configuration, store) : {}),
  }
}

function directSettings(
  configuration: Configuration,
  store: Pick<StoreConnection, 'url' | 'apiKey'>,
): Readonly<Record<string, string>> {
  const mail = mailSettings(configuration, store.url)
  return {
    DIRECT_STORE_API_URL: store.url,
    DIRECT_STORE_API_KEY: store.apiKey,
    DIRECT_EMAILJS_ORIGIN: mail.origin,
    DIRECT_EMAILJS_PUBLIC_KEY: mail.publicKey,
    DIRECT_EMAILJS_SERVICE_ID: mail.serviceId,
    DIRECT_EMAILJS_TEMPLATE_CONTACT: mail.templates.contact,
    DIRECT_EMAILJS_TEMPLATE_ORDER: mail.templates.order,
    DIRECT_EMAILJS_TEMPLATE_RESET: mail.templates.reset,
    DIRECT_EMAILJS_TEMPLATE_NOTICE: mail.templates.notice,
  }
}
