import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import * as v from 'valibot'
import type { CrawlLimits } from '#catalogue/guards.ts'
import { withoutEnd } from '#domain/without-end.ts'
import { FIRST_LANGUAGE, shopLanguages } from '../language/shop-language.ts'

/** Everything that `.env` or the environment can set; `.env.example` explains each name. */
export type Configuration = v.InferOutput<typeof Environment>

/** One or more settings are wrong; the message lists all of them. */
export class ConfigurationError extends Error {
  override readonly name = 'ConfigurationError'
}

const DEMO_SHOP_FILES = 'src/embedded-store/demo/shop-files'

const optionalText = v.optional(v.pipe(v.string(), v.trim()))
const httpUrl = v.pipe(
  v.string(),
  v.trim(),
  v.check(
    (text) => /^https?:$/.test(URL.parse(text)?.protocol ?? ''),
    'must be an address that starts with http:// or https://',
  ),
  v.transform((text) => withoutEnd(text, '/')),
)
/** Pages and cookies count from the root of a host. */
const siteUrl = v.pipe(
  httpUrl,
  v.check(
    (text) => URL.parse(text)?.href === `${URL.parse(text)?.origin}/`,
    'must be an address with nothing after the host and its port: the shop stands at the root of its host',
  ),
)
const wholeNumber = (least: number, most: number) =>
  v.pipe(
    v.string(),
    v.trim(),
    v.regex(/^\d+$/, `must be a whole number from ${least} to ${most}`),
    v.transform(Number),
    v.minValue(least, `must be at least ${least}`),
    v.maxValue(most, `must be at most ${most}`),
  )

const imageTemplate = v.pipe(
  v.string(),
  v.trim(),
  v.check((text) => /^https?:$/.test(URL.parse(text)?.protocol ?? ''), 'must be an address with http:// or https://'),
  v.check((text) => text.includes('{id}') && text.includes('{width}'), 'must say where {id} and {width} go'),
  v.check(
    (text) => !/[{}]/.test(text.replace(/\{(?:id|width|format|version)\}/g, '')),
    'may contain {id}, {width}, {format} and {version}, and no other braces',
  ),
  v.check((text) => !/[{}]/.test(text.split('/')[2] ?? ''), 'must have the same host for every picture'),
)

/** Chance makes no text of a few letters, and none that is another written again and again. */
const secret = v.pipe(
  v.string(),
  v.check(
    (text) => text.length >= 32 && new Set(text).size >= 10 && `${text}${text}`.indexOf(text, 1) === text.length,
    'must be at least 32 characters, made by chance, as by: openssl rand -hex 32',
  ),
)

const Settings = v.object({
  STORE_API_URL: v.optional(httpUrl),
  STORE_API_KEY: optionalText,
  STOREFRONT_MODE: v.optional(v.picklist(['gateway', 'direct'], 'must be gateway or direct'), 'gateway'),
  SITE_URL: v.optional(siteUrl),
  PORT: v.optional(wholeNumber(0, 65_535), '4321'),
  EMBEDDED_STORE_PORT: v.optional(wholeNumber(0, 65_535), '4322'),
  IMAGES: v.optional(v.picklist(['build', 'url'], 'must be build or url'), 'build'),
  IMAGE_URL_TEMPLATE: v.optional(imageTemplate),
  SHOP_LANGUAGE: v.optional(
    v.picklist(shopLanguages(), `must be one of ${shopLanguages().join(', ')}`),
    FIRST_LANGUAGE,
  ),
  OFFLINE: v.optional(v.picklist(['on', 'off'], 'must be on or off'), 'on'),
  COMPRESSED_PAGES: v.optional(wholeNumber(0, 1_000_000), '0'),
  HOME_VARIANT: v.optional(v.picklist(['slideshow', 'showcase'], 'must be slideshow or showcase'), 'slideshow'),
  CRAWL_CONCURRENCY: v.optional(wholeNumber(1, 64), '8'),
  CRAWL_TIMEOUT_MS: v.optional(wholeNumber(100, 600_000), '15000'),
  CRAWL_RETRIES: v.optional(wholeNumber(0, 10), '3'),
  LIMIT_ITEMS_GONE_PERCENT: v.optional(wholeNumber(0, 100), '20'),
  LIMIT_ITEMS_GONE_WEEK_PERCENT: v.optional(wholeNumber(0, 100), '30'),
  LIMIT_ITEMS_GONE_MONTH_PERCENT: v.optional(wholeNumber(0, 100), '40'),
  LIMIT_PICTURES_GONE_PERCENT: v.optional(wholeNumber(0, 100), '20'),
  LIMIT_PRICES_MOVED_PERCENT: v.optional(wholeNumber(0, 100), '5'),
  LIMIT_PRICE_LEAP_PERCENT: v.optional(wholeNumber(1, 1000), '50'),
  LIMIT_PRICE_LEVEL_PERCENT: v.optional(wholeNumber(0, 100), '20'),
  LIMIT_UNREADABLE_PERCENT: v.optional(wholeNumber(0, 100), '2'),
  LIMIT_LISTED_AGAIN_PERCENT: v.optional(wholeNumber(0, 100), '40'),
  DATA_FOLDER: v.optional(v.pipe(v.string(), v.trim()), '.data'),
  DIST_FOLDER: v.optional(v.pipe(v.string(), v.trim()), 'dist'),
  SHOP_FILES_FOLDER: optionalText,
  SESSION_SECRET: v.optional(secret),
  ORDER_WINDOW_S: v.optional(wholeNumber(10, 240), '60'),
  REDIS_URL: optionalText,
  CLIENT_ADDRESS_HEADER: optionalText,
  CONNECTIONS_PER_ADDRESS: v.optional(wholeNumber(0, 65_535)),
  METRICS_PORT: v.optional(wholeNumber(0, 65_535)),
  LOG: v.optional(v.picklist(['json', 'text'], 'must be json or text')),
  EMAILJS_ORIGIN: v.optional(httpUrl),
  EMAILJS_PUBLIC_KEY: optionalText,
  EMAILJS_PRIVATE_KEY: optionalText,
  EMAILJS_SERVICE_ID: optionalText,
  EMAILJS_TEMPLATE_CONTACT: optionalText,
  EMAILJS_TEMPLATE_ORDER: optionalText,
  EMAILJS_TEMPLATE_RESET: optionalText,
  EMAILJS_TEMPLATE_NOTICE: optionalText,
})

const Environment = v.pipe(
  Settings,
  v.forward(
    v.partialCheck(
      [['STORE_API_URL'], ['STORE_API_KEY']],
      ({ STORE_API_URL, STORE_API_KEY }) => STORE_API_URL === undefined || STORE_API_KEY !== undefined,
      'must be set when STORE_API_URL is: the API refuses calls without its key',
    ),
    ['STORE_API_KEY'],
  ),
  v.forward(
    v.partialCheck(
      [['STORE_API_URL'], ['STORE_API_KEY']],
      ({ STORE_API_URL, STORE_API_KEY }) => STORE_API_KEY === undefined || STORE_API_URL !== undefined,
      'must be set when STORE_API_KEY is: without it the shop would have the products of the embedded store',
    ),
    ['STORE_API_URL'],
  ),
  v.forward(
    v.partialCheck(
      [['IMAGES'], ['IMAGE_URL_TEMPLATE']],
      ({ IMAGES, IMAGE_URL_TEMPLATE }) => IMAGES !== 'url' || IMAGE_URL_TEMPLATE !== undefined,
      'must be set when IMAGES is url: the pages have to know where pictures are',
    ),
    ['IMAGE_URL_TEMPLATE'],
  ),
  v.transform((settings) => ({
    ...settings,
    SITE_URL: settings.SITE_URL ?? `http://localhost:${settings.PORT}`,
    DATA_FOLDER: resolve(settings.DATA_FOLDER),
    DIST_FOLDER: resolve(settings.DIST_FOLDER),
    SHOP_FILES_FOLDER: shopFilesFolder(settings),
  })),
)

/**
 * Reads the settings from the environment, and from `.env` what the environment does not say.
 * Throws ConfigurationError that lists every setting that is wrong, never its value.
 */
export function readConfiguration(environment: NodeJS.ProcessEnv = environmentWithFile()): Configuration {
  const result = v.safeParse(Environment, withoutBlanks(environment))
  if (result.success) return result.output
  const problems = result.issues.map((issue) => `  ${v.getDotPath(issue) ?? 'settings'} ${issue.message}`)
  const heading = 'These settings are wrong (environment or .env, see .env.example):'
  throw new ConfigurationError([heading, ...new Set(problems)].join('\n'))
}

/** Where the owner's files lie; those of the demo tell of the embedded store alone. */
function shopFilesFolder(settings: v.InferOutput<typeof Settings>): string | undefined {
  const { SHOP_FILES_FOLDER: own, STORE_API_URL } = settings
  if (own !== undefined) return resolve(own)
  return STORE_API_URL === undefined ? resolve(DEMO_SHOP_FILES) : undefined
}

/** How much a crawl may change before somebody is asked. */
export function crawlLimits(configuration: Configuration): CrawlLimits {
  return {
    itemsGonePercent: configuration.LIMIT_ITEMS_GONE_PERCENT,
    itemsGoneWeekPercent: configuration.LIMIT_ITEMS_GONE_WEEK_PERCENT,
    itemsGoneMonthPercent: configuration.LIMIT_ITEMS_GONE_MONTH_PERCENT,
    picturesGonePercent: configuration.LIMIT_PICTURES_GONE_PERCENT,
    pricesMovedPercent: configuration.LIMIT_PRICES_MOVED_PERCENT,
    priceLeapPercent: configuration.LIMIT_PRICE_LEAP_PERCENT,
    priceLevelPercent: configuration.LIMIT_PRICE_LEVEL_PERCENT,
    unreadablePercent: configuration.LIMIT_UNREADABLE_PERCENT,
    listedAgainPercent: configuration.LIMIT_LISTED_AGAIN_PERCENT,
  }
}

/** `NAME=` in a file means that the setting is not made. */
function withoutBlanks(environment: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  return Object.fromEntries(Object.entries(environment).filter(([, value]) => value?.trim() !== ''))
}

function environmentWithFile(): NodeJS.ProcessEnv {
  if (existsSync('.env')) process.loadEnvFile('.env')
  return process.env
}
