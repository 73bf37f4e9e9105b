import react from '@astrojs/react'
import { defineConfig, envField, fontProviders } from 'astro/config'
import { servePictures } from './src/hosting/serve-pictures.ts'

export default defineConfig({
  site: process.env.SITE_URL ?? 'http://localhost:4321',
  trailingSlash: 'never',
  build: { format: 'file', inlineStylesheets: 'never' },
  compressHTML: true,
  prerenderConflictBehavior: 'error',
  integrations: [react()],
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
        "img-src 'self' data:",
        "font-src 'self'",
        "connect-src 'self'",
        "form-action 'self'",
        "base-uri 'self'",
        "object-src 'none'",
        "require-trusted-types-for 'script'",
        "trusted-types 'none'",
      ],
    },
  },
  vite: { plugins: [servePictures(process.env.CATALOGUE_PICTURES ?? '.data/pictures')] },
})
