import type { APIRoute } from 'astro'
import { CART_PATH, FIND_PATH, HOME_PATH, QUICK_ORDER_PATH } from '#domain/paths.ts'
import { INSTALL_PICTURES } from '#install-pictures.ts'
import { site } from '#site.ts'
import * as common from '#words/common.ts'
import { installPictures } from '#words/pages.ts'
import { quickOrder } from '#words/quick-order.ts'

/** What a device calls the shop when somebody keeps it on the home screen. */
export const GET: APIRoute = () =>
  Response.json({
    name: site.name,
    description: site.summary,
    id: HOME_PATH,
    start_url: HOME_PATH,
    // With a way back and anew: the shop has none of its own.
    display: 'minimal-ui',
    background_color: '#f6f3ec',
    theme_color: '#f6f3ec',
    icons: [
      ...[192, 512].map((size) => ({ src: `/icon-${size}.png`, sizes: `${size}x${size}`, type: 'image/png' })),
      // With room around the mark, for devices that cut icons into a shape of their own.
      { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
    screenshots: INSTALL_PICTURES.map(({ src, form, size, scale }) => ({
      src,
      sizes: size.map((pixels) => pixels * scale).join('x'),
      type: 'image/jpeg',
      form_factor: form,
      label: installPictures[form],
    })),
    shortcuts: [
      { name: common.findAMat, url: FIND_PATH },
      { name: quickOrder, url: QUICK_ORDER_PATH },
      { name: common.cart, url: CART_PATH },
    ],
  })
