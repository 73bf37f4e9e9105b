import fc from 'fast-check'
import { expect, test } from 'vitest'
import { helpBotAnswers, helpBotFallback, helpBotTopics } from '#help-bot-answers.ts'
import { type HelpAnswer, replyTo } from './help-bot.ts'
import { anyCharacter } from './test-character.ts'

const NONE = { text: 'none', links: [] }

const ask = (message: string) => replyTo(message, helpBotAnswers, helpBotFallback)

test.each([
  ['Can I RETURN a mat?', /30 days/],
  ['do you have a warranty', /1-year warranty/],
  ['When will my shipment arrive?', /2-3 business days/],
  ['What are your Opening Hours?', /Monday to Friday from 9 to 6 and Saturday from 10 to 4/],
  ['warranties', /1-year warranty/],
  ['what sizes are there', /made to measure/],
  ['coir or rubber?', /coconut husk/],
  ['E-mail?', /sales@/],
  ['G’day mate'.replace('’', "'"), /What would you like to know/],
])('%s', (message, answer) => {
  expect(ask(message).text).toMatch(answer)
})

test('all matching answers are joined, each once and in the order of the list', () => {
  const { text, links } = ask('shipping? delivery? And returns, returns, and a refund, please')
  expect(text.split('\n')).toEqual([
    expect.stringMatching(/within 30 days/),
    expect.stringMatching(/2-3 business days/),
  ])
  expect(links.map(({ path }) => path)).toEqual(['/return-policy', '/shipping-info'])
})

test('a page that two answers point to is linked once', () => {
  expect(ask('sizes and prices').links.map(({ path }) => path)).toEqual(['/store', '/contact-us', '/cart'])
})

test('without a keyword it says so, to the letter', () => {
  for (const message of ['', '   ', 'zebra', '?!', '🐄🐎', 'මොකක්ද මේක', 'shippingly', 'this', 'relationship']) {
    expect(ask(message)).toEqual({
      text: "Sorry, I couldn't find any information related to your query. Please check our website or contact support for assistance.",
      links: [{ label: 'Contact Us', path: '/contact-us' }],
    })
  }
})

test('every topic that is offered has an answer', () => {
  for (const topic of helpBotTopics) expect(ask(topic)).not.toBe(helpBotFallback)
})

test('any text whatever is answered', () => {
  const texts = fc.oneof(fc.string({ unit: anyCharacter, maxLength: 2000 }), fc.string({ unit: 'grapheme' }))
  fc.assert(
    fc.property(texts, (message) => {
      expect(ask(message).text).not.toBe('')
    }),
  )
})

test.each([
  ['mat', 'mats'],
  ['brush', 'brushes'],
  ['box', 'boxes'],
  ['glass', 'glasses'],
  ['inch', 'inches'],
  ['size', 'sizes'],
  ['house', 'houses'],
  ['chest', 'chests'],
  ['company', 'companies'],
])('%s and %s are one word', (one, many) => {
  expect(replyTo(many, [{ keywords: [one], text: 'this' }], NONE)).toEqual({ text: 'this', links: [] })
  expect(replyTo(one, [{ keywords: [many], text: 'this' }], NONE).text).toBe('this')
})

test.each([
  ['gas', 'ga'],
  ['class', 'clas'],
  ['status', 'statu'],
  ['basis', 'basi'],
])('%s is not several of %s', (one, other) => {
  expect(replyTo(other, [{ keywords: [one], text: 'this' }], NONE)).toBe(NONE)
})

const word = fc.stringMatching(/^[a-z]{2,8}$/)
const answersOf = (keywords: string[]): HelpAnswer[] =>
  keywords.map((keyword) => ({ keywords: [keyword], text: `About ${keyword}.` }))

test('the fallback comes if and only if no keyword stands in the message as a word of its own', () => {
  fc.assert(
    fc.property(fc.uniqueArray(word, { maxLength: 6 }), fc.array(word), fc.boolean(), (keywords, others, withOne) => {
      const spoken = withOne ? [...others, ...keywords.slice(0, 1)] : others
      const plain = (text: string) => replyTo(text, [{ keywords: [text], text }], NONE)
      // The same word in singular or plural counts as found.
      const found = keywords.some((keyword) =>
        spoken.some((one) => plain(one) !== NONE && replyTo(one, answersOf([keyword]), NONE) !== NONE),
      )
      const reply = replyTo(spoken.join(', ').toUpperCase(), answersOf(keywords), NONE)
      expect(reply === NONE).toBe(!found)
      if (withOne && keywords.length > 0) expect(reply.text).toContain(`About ${keywords[0]}.`)
    }),
  )
})
