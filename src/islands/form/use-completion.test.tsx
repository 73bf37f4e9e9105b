import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { cents } from '#domain/cents.ts'
import type { QuickItem } from '#domain/quick-row.ts'
import { ONE_BY_ONE } from '#domain/sale-terms.ts'
import { completions } from '#stores/quick-find.ts'
import { type Completion, useCompletion } from './use-completion.ts'

vi.mock('#stores/quick-find.ts', () => ({ completions: vi.fn() }))

const MAT: QuickItem = {
  ...{ itemId: '010101', code: 'HH-1', name: 'Mat', price: cents(1_000), terms: ONE_BY_ONE, picture: '' },
}

/** The field as it was drawn first: what is answered later has not been drawn yet. */
function field(take: (item: QuickItem) => void): Completion {
  let drawn: Completion | undefined
  function Field() {
    drawn = useCompletion(take, { takesFirst: true })
    return null
  }
  renderToStaticMarkup(<Field />)
  if (drawn === undefined) throw new Error('Nothing was drawn.')
  return drawn
}

function press(completion: Completion, key: string, value = ''): boolean {
  const event = { key, currentTarget: { value }, nativeEvent: { isComposing: false }, preventDefault: vi.fn() }
  // biome-ignore lint/suspicious/noExplicitAny: no more of an event is looked at
  completion.input.onKeyDown?.(event as any)
  return event.preventDefault.mock.calls.length > 0
}

test('Enter takes the first that is found, before it is drawn and before it is found', async () => {
  vi.stubGlobal('document', { activeElement: null })
  for (const isEarly of [false, true]) {
    vi.mocked(completions).mockResolvedValue([MAT])
    const taken: QuickItem[] = []
    const completion = field((item) => taken.push(item))
    const answered = completion.ask('HH-1')
    if (!isEarly) await answered
    expect(press(completion, 'Enter', 'HH-1')).toBe(true)
    await answered
    expect(taken).toEqual([MAT])
    // Once: the field is empty then.
    expect(press(completion, 'Enter')).toBe(false)
    expect(taken).toHaveLength(1)
  }
})

test('where nothing is found Enter is left to the page', async () => {
  vi.stubGlobal('document', { activeElement: null })
  vi.mocked(completions).mockResolvedValue([])
  const take = vi.fn()
  const completion = field(take)
  await completion.ask('nothing')
  expect(press(completion, 'Enter', 'nothing')).toBe(false)
  expect(take).not.toHaveBeenCalled()
})

test('an Enter that waits for its answer is taken back by Escape or an arrow', async () => {
  vi.stubGlobal('document', { activeElement: null })
  vi.mocked(completions).mockResolvedValue([MAT])
  for (const [key, isUsed] of [
    ['Escape', true],
    ['ArrowDown', false],
  ] as const) {
    const take = vi.fn()
    const completion = field(take)
    const answered = completion.ask('HH-1')
    press(completion, 'Enter', 'HH-1')
    expect(press(completion, key, 'HH-1')).toBe(isUsed)
    await answered
    expect(take).not.toHaveBeenCalled()
  }
})

test('words that stood there before, or were asked about in vain, are asked about again', async () => {
  vi.stubGlobal('document', { activeElement: null })
  vi.mocked(completions).mockResolvedValue([MAT])
  const take = vi.fn()
  const completion = field(take)
  await completion.ask('HH-1')
  completion.close()
  expect(press(completion, 'ArrowDown', 'HH-1')).toBe(true)
  await vi.mocked(completions).mock.results.at(-1)?.value
  expect(take).not.toHaveBeenCalled()
  completion.close()
  expect(press(completion, 'Enter', 'HH-1')).toBe(true)
  await vi.waitFor(() => expect(take).toHaveBeenCalledTimes(1), { timeout: 30_000 })
  vi.mocked(completions).mockResolvedValueOnce('unreachable')
  await completion.ask('HH-1')
  expect(press(completion, 'Enter', 'HH-1')).toBe(true)
  await vi.waitFor(() => expect(take).toHaveBeenCalledTimes(2), { timeout: 30_000 })
})
