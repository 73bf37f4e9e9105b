import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'

import { dirname, resolve } from 'node:path'
import react from '@astrojs/react'
import { defineConfig, envField, fontProviders } from 'astro/config'
import { FIRST_LANGUAGE, shopLanguage } from './scripts/language/shop-language.ts'
import { deferPages } from './scripts/site/defer-pages.ts'
import { scriptParts } from './scripts/site/script-parts.ts'
import { editionOf } from './src/catalogue/edition-of.ts'
import { AHEAD_RULES } from './src/domain/pages-ahead.ts'
import { previewRefresh } from './src/hosting/preview-refresh.ts'
import { servePictures } from './src/hosting/serve-pictures.ts'
import { serviceWorker } from './src/hosting/service-worker-files.ts'
import { archivo, BASIC_RANGE, REST_RANGE, sourceSans } from './src/styles/fonts.ts'

const direct = process.env.STOREFRONT_MODE === 'direct'
const directOrigins = direct ? [process.env.DIRECT_STORE_API_URL, process.env.DIRECT_EMAILJS_ORIGIN] : []
const imageOrigins = process.env.IMAGE_URL_TEMPLATE ? [new URL(process.env.IMAGE_URL_TEMPLATE).origin] : []
const origins = [...new Set(directOrigins.flatMap((address) => (address ? [new URL(address).origin] : [])))]

/** Lets islands wait for the first sign of interest. */
const intent = {
  name: 'intent',
  hooks: {
    'astro:config:setup': ({ addClientDirective }) =>
      addClientDirective({ name: 'intent', entrypoint: './src/islands/intent-directive.ts' }),
  },
}

/** One style sheet for all pages, kept from the first on: a second one would cost a visitor another round trip. */
const oneSheet = {
  name: 'one-sheet',
  config: () => ({ build: { cssCodeSplit: false } }),
  // Except for the styles of islands, which come with them.
  configEnvironment: (name) => (name === 'client' ? { build: { cssCodeSplit: true } } : {}),
}

/** Scripts without what Astro and the bundler add to their names, which stand in pages and in other scripts. */
const shortNames = {
  name: 'short-names',
  configEnvironment: (name) => {
    const short = ({ name: entry }) => `_astro/${/[^._~]+/.exec(entry)}.[hash].js`
    const output = { entryFileNames: short, chunkFileNames: short }
    return name === 'client' ? { build: { rolldownOptions: { output } } } : {}
  },
}

/** Constants stand where they are used, so that a script that needs an address alone fetches no other file for it. */
const inlineConstants = {
  name: 'inline-constants',
  configEnvironment: (name) =>
    name === 'client' ? { build: { rolldownOptions: { optimization: { inlineConst: true } } } } : {},
}

/** By the component that they belong to. */
const EARLY_SCRIPTS = /\/(?:ShopLayout|ItemCode)\./

/** What has to run before the first paint. Other scripts wait for it, so they are files; and so are styles, by the policy. */
function mayStandInPage(path) {
  if (path.endsWith('.js')) return EARLY_SCRIPTS.test(path)
  return path.endsWith('.css') ? false : undefined
}

/** What stands in until a typeface has come, by `stand-ins.css`. Astro's own would be regular Arial alone. */
function standIns(use) {
  return [`${use} Arial`, `${use} Roboto`, `${use} DejaVu`, 'sans-serif']
}

/** Its two files as two families, since only one of them is to be fetched before something needs it. */
function typeface(name, cssVariable, { basic, whole, lightest, boldest }, fallbacks) {
  const part = (src, unicodeRange) => ({
    variants: [{ weight: `${lightest} ${boldest}`, style: 'normal', src: [src], unicodeRange }],
  })
  const common = { provider: fontProviders.local(), optimizedFallbacks: false }
  return [
    { ...common, name, cssVariable, options: part(basic, BASIC_RANGE), fallbacks: [] },
    {
      ...common,
      name: `${name} Rest`,
      cssVariable: `${cssVariable}-rest`,
      options: part(whole, REST_RANGE),
      fallbacks,
    },
  ]
}

/** The scripts that Astro does not hash, since they have to run before modules do. */
const inlineHashes = ['components/home/PlacedStrip', 'components/page/OrderHead'].map((name) => {
  const source = readFileSync(new URL(`src/${name}.astro`, import.meta.url), 'utf8')
  const [, script = ''] = /<script is:inline>(.*?)<\/script>/s.exec(source) ?? []
  return hashOf(script)
})

function hashOf(text) {
  return `sha256-${createHash('sha256').update(text).digest('base64')}`
}

const offline = process.env.OFFLINE !== 'off'
const picturesFolder = resolve(process.env.CATALOGUE_PICTURES ?? '.data/pictures')

/** The oldest that styles are written for: with none named, two lines of ours become one that Safari does not know. */
const BROWSERS = ['chrome130', 'firefox128', 'safari18', 'ios18']

/** Vite's own list, which one of ours replaces. */
const NOT_SERVED = ['.env', '.env.*', '*.{crt,pem,key,p12,pfx,cer,der}', '.npmrc', '.yarnrc.yml', '**/.git/**']

/** Not set in most shops: an image service, and in direct mode what reaches the store API and the mail service. */
const optional = envField.string({ context: 'client', access: 'public', default: '' })

export default defineConfig({
  site: process.env.SITE_URL ?? 'http://localhost:4321',
  cacheDir: process.env.ASTRO_CACHE_FOLDER ?? './node_modules/.astro',
  trailingSlash: 'never',
  build: { format: 'file', inlineStylesheets: 'never' },
  compressHTML: true,
  prerenderConflictBehavior: 'error',
  integrations: [react(), intent, ...(process.env.RENDERER_FOLDER ? [deferPages(process.env.RENDERER_FOLDER)] : [])],
  image: {
    service: {
      entrypoint: 'astro/assets/services/sharp',
      config: { avif: { quality: 52, effort: 0, chromaSubsampling: '4:2:0' }, webp: { quality: 74, effort: 2 } },
    },
  },
  env: {
    schema: {
      HOME_VARIANT: envField.enum({
        context: 'server',
        access: 'public',
        values: ['slideshow', 'showcase'],
        default: 'slideshow',
      }),
      OFFLINE: envField.enum({ context: 'client', access: 'public', values: ['on', 'off'], default: 'on' }),
      STOREFRONT_MODE: envField.enum({
        context: 'client',
        access: 'public',
        values: ['gateway', 'direct'],
        default: 'gateway',
      }),
      IMAGE_URL_TEMPLATE: optional,
      DIRECT_STORE_API_URL: optional,
      DIRECT_STORE_API_KEY: optional,
      DIRECT_EMAILJS_ORIGIN: optional,
      DIRECT_EMAILJS_PUBLIC_KEY: optional,
      DIRECT_EMAILJS_SERVICE_ID: optional,
      DIRECT_EMAILJS_TEMPLATE_CONTACT: optional,
      DIRECT_EMAILJS_TEMPLATE_ORDER: optional,
      DIRECT_EMAILJS_TEMPLATE_RESET: optional,
      DIRECT_EMAILJS_TEMPLATE_NOTICE: optional,
    },
  },
  fonts: [
    ...typeface('Archivo', '--font-archivo', archivo, standIns('Heading')),
    ...typeface('Source Sans 3', '--font-source-sans', sourceSans, standIns('Text')),
  ],
  security: {
    csp: {
      scriptDirective: { hashes: [...inlineHashes, hashOf(AHEAD_RULES)] },
      directives: [
        "default-src 'self'",
        ["img-src 'self' data: blob:", ...new Set([...origins, ...imageOrigins])].join(' '),
        "font-src 'self'",
        ["connect-src 'self'", ...origins].join(' '),
        "form-action 'self'",
        "base-uri 'none'",
        "object-src 'none'",
        "require-trusted-types-for 'script'",
        'trusted-types ahead worker planner codes',
      ],
    },
  },
  vite: {
    // What the development server hands to nobody: Vite's own list, and what a refresh and the gateway keep.
    server: { fs: { deny: [...NOT_SERVED, '**/.data/**', `${dirname(picturesFolder)}/**`] } },
    build: { assetsInlineLimit: mayStandInPage, cssTarget: BROWSERS },
    // Workers load what only some questions need when it is asked for.
    worker: { format: 'es' },
    plugins: [
      oneSheet,
      shortNames,
      inlineConstants,
      scriptParts(),
      serviceWorker(offline),
      shopLanguage(process.env.SHOP_LANGUAGE ?? FIRST_LANGUAGE),
      servePictures(picturesFolder),
      previewRefresh({
        snapshotFile: process.env.CATALOGUE_SNAPSHOT,
        editionOf,
        address: process.env.PREVIEW_REFRESH_ADDRESS,
        token: process.env.PREVIEW_REFRESH_TOKEN,
      }),
    ],
  },
})
