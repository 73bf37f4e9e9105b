import react from '@astrojs/react'
import { defineConfig, envField, fontProviders } from 'astro/config'
import { keepRenderer } from './scripts/site/keep-renderer.ts'
import { previewRefresh } from './src/hosting/preview-refresh.ts'
import { servePictures } from './src/hosting/serve-pictures.ts'

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

/** Not set in most shops: an image service, and in direct mode what reaches the store API and the mail service. */
const optional = envField.string({ context: 'client', access: 'public', default: '' })

export default defineConfig({
  site: process.env.SITE_URL ?? 'http://localhost:4321',
  trailingSlash: 'never',
  build: { format: 'file', inlineStylesheets: 'never' },
  compressHTML: true,
  prerenderConflictBehavior: 'error',
  integrations: [react(), intent, ...(process.env.RENDERER_FOLDER ? [keepRenderer(process.env.RENDERER_FOLDER)] : [])],
  image: {
    service: {
      entrypoint: 'astro/assets/services/sharp',
      config: { avif: { quality: 52, effort: 1 }, webp: { quality: 74, effort: 2 } },
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
    },
  },
  fonts: [
    {
      provider: fontProviders.local(),
      name: 'Archivo',
      cssVariable: '--font-archivo',
      fallbacks: ['Arial Narrow', 'sans-serif'],
      options: {
        variants: [
          {
            weight: '100 900',
            style: 'normal',
            src: ['@fontsource-variable/archivo/files/archivo-latin-wght-normal.woff2'],
          },
        ],
      },
    },
    {
      provider: fontProviders.local(),
      name: 'Source Sans 3',
      cssVariable: '--font-source-sans',
      fallbacks: ['Arial', 'sans-serif'],
      options: {
        variants: [
          {
            weight: '200 900',
            style: 'normal',
            src: ['@fontsource-variable/source-sans-3/files/source-sans-3-latin-wght-normal.woff2'],
          },
        ],
      },
    },
  ],
  security: {
    csp: {
      directives: [
        "default-src 'self'",
        ["img-src 'self' data: blob:", ...new Set([...origins, ...imageOrigins])].join(' '),
        "font-src 'self'",
        ["connect-src 'self'", ...origins].join(' '),
        "form-action 'self'",
        "base-uri 'self'",
        "object-src 'none'",
        "require-trusted-types-for 'script'",
        "trusted-types 'none'",
      ],
    },
  },
  vite: {
    plugins: [
      servePictures(process.env.CATALOGUE_PICTURES ?? '.data/pictures'),
      previewRefresh({
        snapshotFile: process.env.CATALOGUE_SNAPSHOT,
        address: process.env.PREVIEW_REFRESH_ADDRESS,
        token: process.env.PREVIEW_REFRESH_TOKEN,
      }),
    ],
  },
})
