import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { cents } from '#domain/cents.ts'
import type { StatedItem } from '#stores/stated-item.ts'
import { CompareTable } from './CompareTable.tsx'

test('every table names the mats over its columns, the one that is folded away too', () => {
  const markup = renderToStaticMarkup(<CompareTable mats={[mat('Rib mat', '17 mm'), mat('Link mat', '22 mm')]} />)
  const tables = markup.match(/<table.*?<\/table>/gs) ?? []
  expect(tables).toHaveLength(2)
  for (const table of tables) {
    const heads = table.match(/<th scope="col".*?<\/th>/gs) ?? []
    expect(heads.map((head) => /Rib mat|Link mat/.exec(head)?.[0])).toEqual(['Rib mat', 'Link mat'])
  }
})

function mat(name: string, thickness: string): StatedItem {
  const stated = [
    { label: 'Thickness', text: thickness },
    { label: 'Colour', text: 'Black' },
  ]
  return {
    ...{ itemId: name, name, code: '', facts: [], makes: '', picture: '', sold: '', stated },
    price: cents(1000),
    squareMetre: cents(0),
    paragraphs: [],
    photograph: '',
    listPath: '',
    edging: { edges: [], corner: undefined },
  }
}
