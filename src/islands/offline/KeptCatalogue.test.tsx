import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, expect, test, vi } from 'vitest'
import * as words from '#words/offline.ts'
import { KeptCatalogue } from './KeptCatalogue.tsx'

afterEach(() => vi.unstubAllGlobals())

test.each([
  ['a browser that saves data', { saveData: true, effectiveType: '4g' }, words.sparingLead],
  ['a slow line', { saveData: false, effectiveType: '2g' }, words.sparingLead],
  ['any other', { saveData: false, effectiveType: '4g' }, words.lead],
])('what stays on the device is said as it is for %s', (_, connection, said) => {
  vi.stubGlobal('navigator', { connection })
  vi.stubGlobal('location', { pathname: '/offline' })
  expect(renderToStaticMarkup(<KeptCatalogue />)).toContain(said)
})
