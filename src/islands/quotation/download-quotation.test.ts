import { expect, test, vi } from 'vitest'
import { cents } from '#domain/cents.ts'
import { ONE_BY_ONE } from '#domain/sale-terms.ts'
import { addLine } from '#stores/cart.ts'
import { stubCatalogue } from '#stores/test-backend.ts'
import { stubPage } from '#stores/test-page.ts'
import { downloadQuotation } from './download-quotation.ts'

const made = vi.hoisted(() => ({ buildQuotation: vi.fn(), saveFile: vi.fn() }))
vi.mock('./build-quotation.ts', () => ({ buildQuotation: made.buildQuotation }))
vi.mock('#islands/save-file.ts', () => ({ saveFile: made.saveFile }))

const line = (itemId: string) => ({
  ...{ itemId, code: `C-${itemId}`, name: `Mat ${itemId}`, picture: '', terms: ONE_BY_ONE },
  ...{ price: cents(8_000), quantity: 2 },
})

test('a quotation holds what can be ordered at the prices of now, and nothing that is gone or on request', async () => {
  stubPage('/cart')
  for (const itemId of ['here', 'gone', 'asked']) addLine(line(itemId))
  const item = { code: '', name: 'Mat', description: '', brand: '', pictureKey: '', subCategoryId: 's' }
  stubCatalogue({
    liveItems: async () => ({
      items: [
        { ...item, itemId: 'here', price: cents(8_950) },
        { ...item, itemId: 'asked', price: 'on-request' },
      ],
      missing: ['gone'],
    }),
  })
  made.buildQuotation.mockResolvedValue('paper')
  expect(await downloadQuotation()).toEqual(['The quotation is in your downloads.'])
  const [[quotation] = []] = made.buildQuotation.mock.calls
  expect(quotation.rows).toMatchObject([{ name: 'Mat here' }])
  expect(JSON.stringify(quotation)).toContain('$179.00')
  expect(JSON.stringify(quotation)).not.toMatch(/gone|asked/)
  expect(made.saveFile.mock.calls).toEqual([['paper', 'quotation.pdf']])
})

test('of a quick order it is said how many rows a quotation leaves out', async () => {
  stubPage('/quick-order')
  stubCatalogue({ liveItems: async () => ({ items: [], missing: [] }) })
  expect(await downloadQuotation({ lines: [line('here')], toLookAt: 3 })).toEqual([
    'The quotation is in your downloads. 3 rows are not in it: they need a look first.',
  ])
})
