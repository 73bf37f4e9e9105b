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
  expect(problems).toEqual([
    { line: 3, reason: 'The link "javascript:alert(1)" leads nowhere; its text stays.' },
    { line: 5, reason: 'A guide shows no html. It is left out.' },
    { line: 5, reason: 'A guide shows no html. It is left out.' },
    { line: 7, reason: 'A guide shows no image. It is left out.' },
  ])
  expect(JSON.stringify(guide)).not.toMatch(/javascript|<b>|png/)
})

test('a title is the words of the first heading; a further one is a heading like others', () => {
  const { guide, problems } = readGuide('# Which **mat**\n\n# For *whom*', find)
  expect(guide).toEqual({
    title: 'Which mat',
    blocks: [{ kind: 'heading', text: [{ text: 'For ' }, { text: 'whom' }] }],
  })
  expect(problems).toEqual([])
})

test('a heading of a lower rank is no title', () => {
  expect(readGuide('## Boxes', find).guide).toEqual({
    title: '',
    blocks: [{ kind: 'heading', text: [{ text: 'Boxes' }] }],
  })
})

test('code is text, a line that ends in two spaces goes on behind a space, and marks lie within marks', () => {
  expect(readGuide('Take `this`  \nor **a [*mat*](A-1)**', find).guide.blocks).toEqual([
    {
      kind: 'paragraph',
      text: [
        { text: 'Take ' },
        { text: 'this' },
        { text: ' ' },
        { text: 'or ' },
        { text: 'a ', strong: true },
        { text: 'mat', strong: true, href: '/product/A-1' },
      ],
    },
  ])
})

test('the text of a link that leads nowhere keeps what it was marked with', () => {
  expect(readGuide('**[here](nowhere)**', find).guide.blocks).toEqual([
    { kind: 'paragraph', text: [{ text: 'here', strong: true }] },
  ])
})

test('a guide has nothing before its text: what looks so is told', () => {
  expect(readGuide('---\ntitle: x\n---\n\n> said', find)).toMatchObject({
    guide: { title: '', blocks: [{ kind: 'heading', text: [{ text: 'title: x' }] }] },
    problems: [
      { line: 1, reason: 'A guide shows no thematicBreak. It is left out.' },
      { line: 5, reason: 'A guide shows no blockquote. It is left out.' },
    ],
  })
})

test('an empty guide says nothing', () => {
  expect(readGuide('', find)).toEqual({ guide: { title: '', blocks: [] }, problems: [] })
})

test('no address is in a guide but those that were found', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary-ascii' }), fc.webUrl(), (text, url) => {
      const { guide } = readGuide(`${text} [x](${url}) <a href="${url}">y</a>`, () => undefined)
      expect(JSON.stringify(guide)).not.toContain('"href"')
    }),
  )
})
