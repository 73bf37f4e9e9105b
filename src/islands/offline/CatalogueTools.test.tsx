import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import * as words from '#words/offline.ts'
import { CatalogueTools } from './CatalogueTools.tsx'

const HERE = { pages: 120, pictures: 0, bytes: 2_000_000, wholeSinceMs: undefined }

test('of a catalogue that is here in part the rest is counted, where the shop says how many pages there are', () => {
  const said = (offered: Parameters<typeof CatalogueTools>[0]['offered']) =>
    renderToStaticMarkup(<CatalogueTools offered={offered} onDevice={HERE} />)
  expect(said({ pages: 300, bytes: 5_000_000, pictureBytes: 0 })).toContain('120 of 300 pages are here, 2 MB.')
  expect(said('unreachable')).toContain(
    '120 pages are here, 2 MB, and not all of them. The catalogue can be fetched when you are connected.',
  )
})

test('of a catalogue that is too large what finds products is offered, without pictures, and said to be here', () => {
  const offered = { pages: 0, bytes: 55_000_000, pictureBytes: 0 }
  const said = (onDevice: Parameters<typeof CatalogueTools>[0]['onDevice']) =>
    renderToStaticMarkup(<CatalogueTools offered={offered} onDevice={onDevice} />)
  const nothing = said('nothing')
  expect(nothing).toContain(words.findingOffer('55 MB'))
  expect(nothing).toContain(`>${words.keepFinding}<`)
  expect(nothing).not.toContain('checkbox')
  const here = { ...HERE, pages: 0, bytes: 55_000_000 }
  expect(said(here)).toContain(`${words.findingPartly} ${words.findingOffer('55 MB')}`)
  const whole = said({ ...here, wholeSinceMs: Date.UTC(2026, 0, 15, 12) })
  expect(whole).toContain('Search, filters and quick order of all products, 55 MB, as of 15 January 2026')
  expect(whole).toContain(`>${words.update}<`)
})
