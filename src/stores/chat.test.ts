import { afterEach, expect, test, vi } from 'vitest'
import type { ChatMessage } from './chat.ts'
import { closePage, openPage } from './test-browser.ts'
import { stubPage } from './test-page.ts'

afterEach(closePage)

const KEPT = 'personal:chat'
const HELLO = { sender: 'bot', text: 'Hello! What would you like to know?', links: [] } as const
const asked = (text: string): ChatMessage => ({ sender: 'user', text, links: [] })

/** A page on which the help bot opens after the given questions, with what the tab has kept. */
async function openChat({ questions = [], kept }: { questions?: string[]; kept?: unknown }) {
  openPage()
  const page = stubPage('/')
  const { tab } = page
  if (kept !== undefined) tab.set(KEPT, JSON.stringify(kept))
  const { askHelpBot, $questions } = await import('./chat-questions.ts')
  for (const question of questions) askHelpBot(question)
  const { $conversation } = await import('./chat.ts')
  return { page, tab, askHelpBot, $questions, $conversation }
}

test('each question is followed by its answer, those first that were asked before the bot was there', async () => {
  const { tab, askHelpBot, $questions, $conversation } = await openChat({ questions: ['Hi', 'Can I return a mat?'] })
  askHelpBot('hello')
  const said = [
    asked('Hi'),
    HELLO,
    asked('Can I return a mat?'),
    {
      ...{ sender: 'bot', text: expect.stringContaining('30 days') },
      links: [{ label: 'Return policy', path: '/return-policy' }],
    },
    asked('hello'),
    HELLO,
  ]
  expect($conversation.get()).toEqual(said)
  expect($questions.get()).toEqual([])
  expect(JSON.parse(tab.get(KEPT) ?? '')).toEqual(said)
})

test('before anything was said there is nothing', async () => {
  const { $conversation } = await openChat({})
  expect($conversation.get()).toEqual([])
})

test('a question on a page that Back brings back as it was goes on with what was said on others', async () => {
  vi.stubGlobal('window', {})
  const { page, tab, askHelpBot, $conversation } = await openChat({ questions: ['hello'] })
  const onOthers = [asked('hello'), HELLO, asked('Hi'), HELLO]
  tab.set(KEPT, JSON.stringify(onOthers))
  page.happens('pageshow', { persisted: true })
  askHelpBot('hello')
  expect($conversation.get()).toEqual([...onOthers, asked('hello'), HELLO])
  expect(JSON.parse(tab.get(KEPT) ?? '')).toEqual($conversation.get())
})

test('of a long talk the last hundred messages are kept', async () => {
  const kept = Array.from({ length: 99 }, (_, index) => asked(`${index}`))
  const { askHelpBot, $conversation } = await openChat({ kept })
  askHelpBot('hello')
  expect($conversation.get()).toHaveLength(100)
  expect($conversation.get().at(0)).toEqual(asked('1'))
  expect($conversation.get().slice(-2)).toEqual([asked('hello'), HELLO])
})

test('what was said stays for the visit, with its links', async () => {
  const kept = [asked('Hi'), { ...HELLO, links: [{ label: 'FAQ', path: '/FAQ' }] }]
  const { $conversation } = await openChat({ kept })
  expect($conversation.get()).toEqual(kept)
})

test.each([
  ['it leads out of the shop', [{ ...HELLO, links: [{ label: 'Win', path: 'https://elsewhere.example/' }] }]],
  ['its path is not written as the shop writes it', [{ ...HELLO, links: [{ label: 'FAQ', path: ' /FAQ' }] }]],
  ['a link says nothing', [{ ...HELLO, links: [{ path: '/FAQ' }] }]],
  ['a link leads nowhere', [{ ...HELLO, links: [{ label: 'FAQ' }] }]],
  ['nobody said it', [{ ...HELLO, sender: 'owner' }]],
  ['it has no text', [{ ...HELLO, text: undefined }]],
  ['it has no links', [{ ...HELLO, links: undefined }]],
  ['it is no talk', HELLO],
])('a talk that was kept damaged begins anew: %s', async (_, kept) => {
  const { $conversation } = await openChat({ kept })
  expect($conversation.get()).toEqual([])
})
