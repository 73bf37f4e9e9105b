import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, describe, expect, test } from 'vitest'
import { unbroken } from '#domain/unbroken.ts'
import { showIn } from '#stores/shown-unit.ts'
import { ShownFact } from './ShownFact.tsx'

afterEach(() => showIn(''))

describe('beside a fact', () => {
  test.each(['10–12 mm', '1830 × 1220 mm'])(
    'nothing is said of what the maker states where that is shown: %s',
    (text) => {
      showIn('mm')
      expect(renderToStaticMarkup(<ShownFact text={unbroken(text)} />)).toBe(unbroken(text))
    },
  )

  test('what the maker states is said where another unit is shown', () => {
    showIn('cm')
    const markup = renderToStaticMarkup(<ShownFact text={unbroken('10–12 mm')} />)
    expect(markup).toContain(unbroken('1–1.2 cm'))
    expect(markup).toContain(unbroken('Stated: 10–12 mm'))
  })
})
