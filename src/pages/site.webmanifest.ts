import type { APIRoute } from 'astro'
import { HOME_PATH } from '#domain/paths.ts'
import { site } from '#site.ts'

/** What a device calls the shop when somebody keeps it on the home screen. */
export const GET: APIRoute = () =>
  Response.json({
    name: site.name,
    description: site.summary,
    start_url: HOME_PATH,
    display: 'browser',
    background_color: '#f6f3ec',
    theme_color: '#f6f3ec',
    icons: [
      ...[192, 512].map((size) => ({ src: `/icon-${size}.png`, sizes: `${size}x${size}`, type: 'image/png' })),
      // With room around the mark, for devices that cut icons into a shape of their own.
      { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  })
