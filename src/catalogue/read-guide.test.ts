import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readGuide } from './read-guide.ts'

const find = (target: string) => (/^[A-Z]/.test(target) ? `/product/${target}` : undefined)

test('a guide is a title, and headings, paragraphs, lists and tables with bold text and links', () => {
  const written = [
    '# Which mat',
    'Take **this** [mat](A-1).',
    '- one\n- two',
    '| Where | Mat |\n|---|---|\n| Box | [B](B-2) |',
  ]
  expect(readGuide(written.join('\n\n'), find)).toEqual({
    guide: {
      title: 'Which mat',
      blocks: [
        {
          kind: 'paragraph',
          text: [
            { text: 'Take ' },
            { text: 'this', strong: true },
            { text: ' ' },
            { text: 'mat', href: '/product/A-1' },
            { text: '.' },
          ],
        },
        { kind: 'list', items: [[{ text: 'one' }], [{ text: 'two' }]] },
        {
          kind: 'table',
          head: [[{ text: 'Where' }], [{ text: 'Mat' }]],
          rows: [[[{ text: 'Box' }], [{ text: 'B', href: '/product/B-2' }]]],
        },
      ],
    },
    problems: [],
  })
})

test('what leads nowhere, and whatever is no text, is told with its line', () => {
  const { guide, problems } = readGuide('# T\n\nSee [here](javascript:alert(1)).\n\n<b>raw</b>\n\n![x](y.png)', find)
  expect(problems.map(({ line }) => line)).toEqual([3, 5, 5, 7])
  expect(JSON.stringify(guide)).not.toMatch(/javascript|<b>|png/)
})

test('no address is in a guide but those that were found', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary-ascii' }), fc.webUrl(), (text, url) => {
      const { guide } = readGuide(`${text} [x](${url}) <a href="${url}">y</a>`, () => undefined)
      expect(JSON.stringify(guide)).not.toContain('"href"')
    }),
  )
})
