import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { useBusy } from './use-busy.ts'

/** The button as it was drawn first; `detail` is which press of a double click it is, and 0 by keyboard. */
function pressOf(work: (event: unknown) => Promise<unknown>): (detail: number) => void {
  let drawn: ReturnType<typeof useBusy> | undefined
  function Button() {
    drawn = useBusy(work)
    return <button type="button" {...drawn} />
  }
  expect(renderToStaticMarkup(<Button />)).toContain('aria-busy="false"')
  // biome-ignore lint/suspicious/noExplicitAny: no more of an event is looked at
  return (detail) => drawn?.onClick({ detail } as any)
}

test('a press works, by keyboard too, and hears how it was pressed; the second of a double click does nothing', () => {
  const work = vi.fn(async () => undefined)
  const press = pressOf(work)
  press(0)
  press(1)
  press(2)
  expect(work.mock.calls).toEqual([[{ detail: 0 }], [{ detail: 1 }]])
})
