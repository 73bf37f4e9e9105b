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

function press(completion: Completion, key: string): boolean {
  const event = { key, nativeEvent: { isComposing: false }, preventDefault: vi.fn() }
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
    expect(press(completion, 'Enter')).toBe(true)
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
  expect(press(completion, 'Enter')).toBe(false)
  expect(take).not.toHaveBeenCalled()
})
