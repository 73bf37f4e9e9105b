import { expect, test } from 'vitest'
import { namedFiles } from './named-files.ts'

test('a page needs its scripts, styles and first typefaces, and none of its pictures', () => {
  const page = `<link rel="preload" href="/_astro/fonts/790cabd614d1bb10.woff2" as="font">
    <style>@font-face{src:url("/_astro/fonts/4cddd91284a19e82.woff2")}</style>
    <link rel="stylesheet" href="/_astro/style.B3l6TS2x.css"><template data-after-paint="/_astro/ShopLayout.Bp9qqym2.js"></template>
    <astro-island component-url="/_astro/CartPage.Be94fRDv.js" renderer-url="/_astro/client.HXozvOsu.js">
    <script type="module">import{a}from"/_astro/preload-helper.DygEbaNj.js"</script>
    <img src="/pictures/04f4e179a489a6-360.webp"><img src="/_astro/tile-1.EHHWG9vt_1bGYRG.webp">`
  expect(namedFiles('/cart', page)).toEqual({
    needs: [
      '/_astro/style.B3l6TS2x.css',
      '/_astro/ShopLayout.Bp9qqym2.js',
      '/_astro/CartPage.Be94fRDv.js',
      '/_astro/client.HXozvOsu.js',
      '/_astro/preload-helper.DygEbaNj.js',
      '/_astro/fonts/790cabd614d1bb10.woff2',
    ],
    later: [],
  })
})

test('a script needs what it imports, and may ask for what else it names', () => {
  const script =
    'const m=["_astro/later.CwUBwV8c.js","_astro/later.DqjCfs-3.css"];import{t as e}from"./react.oBOzKT3H.js";import"./sides.DjkqdQb3.js";' +
    'const n=()=>import(`./log-out.Dz3FucaG.js`),f=`/_astro/archivo-basic-800.Cz_cSEHP.woff`'
  expect(namedFiles('/_astro/cart.BcbEewgu.js', script)).toEqual({
    needs: ['/_astro/react.oBOzKT3H.js', '/_astro/sides.DjkqdQb3.js'],
    later: [
      '/_astro/later.CwUBwV8c.js',
      '/_astro/later.DqjCfs-3.css',
      '/_astro/log-out.Dz3FucaG.js',
      '/_astro/archivo-basic-800.Cz_cSEHP.woff',
    ],
  })
})

test('a list of files names its parts, and a style sheet nothing', () => {
  const list = '{"version":3,"head":"/_search/head-4dff83e25c76.json","shards":[]}'
  expect(namedFiles('/search-index.json', list)).toEqual({ needs: [], later: ['/_search/head-4dff83e25c76.json'] })
  expect(namedFiles('/_astro/style.B3l6TS2x.css', 'a{background:url("/_astro/a.js")}').needs).toEqual([])
})

test('a page whose name has a dot in it is a page', () => {
  expect(namedFiles('/product/S-1.a_b', '<script src="/_astro/a.BcbEewgu.js">').needs).toEqual([
    '/_astro/a.BcbEewgu.js',
  ])
})

test('the manifest of filters names its blocks by their place', () => {
  const text = '{"material":"/_search/column-1.json","blocks":["a1b2c3d4","00ff00ff"]}'
  expect(namedFiles('/filters.json', text).later).toEqual([
    '/_search/column-1.json',
    '/_search/rows-0-a1b2c3d4.json',
    '/_search/rows-1-00ff00ff.json',
  ])
  const many = '{"material":"/_search/column-1.json","blocks":"/_search/blocks-4dff83e25c76.json"}'
  expect(namedFiles('/filters.json', many).later).toEqual([
    '/_search/column-1.json',
    '/_search/blocks-4dff83e25c76.json',
  ])
  expect(namedFiles('/_search/blocks-4dff83e25c76.json', '["a1b2c3d4","00ff00ff"]')).toEqual({
    needs: [],
    later: ['/_search/rows-0-a1b2c3d4.json', '/_search/rows-1-00ff00ff.json'],
  })
})
