import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import * as words from '#words/offline.ts'
import { CatalogueTools } from './CatalogueTools.tsx'

const DAY_MS = Date.UTC(2026, 0, 15, 12)
type Here = Exclude<Parameters<typeof CatalogueTools>[0]['onDevice'], string>
const HERE: Here = { pages: 120, pictures: 0, finds: false, bytes: 2_000_000, wholeSinceMs: undefined }

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
  const whole = said({ ...here, finds: true, wholeSinceMs: DAY_MS })
  expect(whole).toContain('Search, filters and quick order of all products, 55 MB, as of 15 January 2026')
  expect(whole).toContain(`>${words.update}<`)
})

test('of a catalogue that has grown too large since the pages that are here are told, and what finds products is offered', () => {
  const offered = { pages: 0, bytes: 55_000_000, pictureBytes: 0 }
  const said = (more: Partial<Here>) =>
    renderToStaticMarkup(<CatalogueTools offered={offered} onDevice={{ ...HERE, ...more }} />)
  for (const of of [{}, { wholeSinceMs: DAY_MS }]) {
    expect(said(of)).toContain(`120 pages are here, 2 MB, and not all of them. ${words.findingOffer('55 MB')}`)
    expect(said(of)).toContain(`>${words.keepFinding}<`)
  }
  const whole = said({ finds: true, wholeSinceMs: DAY_MS })
  expect(whole).toContain('Search, filters and quick order of all products, 2 MB, as of 15 January 2026')
})

test('a whole catalogue is told with its day', () => {
  const offered = { pages: 120, bytes: 2_000_000, pictureBytes: 0 }
  const said = renderToStaticMarkup(
    <CatalogueTools offered={offered} onDevice={{ ...HERE, finds: true, wholeSinceMs: DAY_MS }} />,
  )
  expect(said).toContain('120 pages, 2 MB, as of 15 January 2026')
})
