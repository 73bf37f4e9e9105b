import { afterEach, expect, test } from 'vitest'
import { closePage, openPage } from './test-browser.ts'

afterEach(closePage)

/** A page on which nobody has opened the help bot. */
async function freshPage() {
  openPage()
  return import('./chat-questions.ts')
}

test('questions wait in the order in which they were asked, and are taken once', async () => {
  const { $questions, askHelpBot, takeQuestions } = await freshPage()
  expect([$questions.get(), takeQuestions()]).toEqual([[], []])
  askHelpBot('  Can I return a mat? ')
  askHelpBot('Which sizes are there?')
  expect(takeQuestions()).toEqual(['Can I return a mat?', 'Which sizes are there?'])
  expect(takeQuestions()).toEqual([])
})

test('a blank question is none', async () => {
  const { $questions, askHelpBot } = await freshPage()
  askHelpBot(' \n ')
  expect($questions.get()).toEqual([])
})

test('who takes nothing out tells nobody', async () => {
  const { $questions, takeQuestions } = await freshPage()
  const told: unknown[] = []
  $questions.listen((questions) => told.push(questions))
  takeQuestions()
  expect(told).toEqual([])
})
