import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
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
