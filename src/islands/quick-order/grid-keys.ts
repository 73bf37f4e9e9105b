import type { KeyboardEvent, MouseEvent } from 'react'

/** Enter and the arrow keys as in a spreadsheet, for keys that no field has used itself. */
export function moveByKey(event: KeyboardEvent<HTMLElement>): void {
  const { target, key } = event
  if (!(target instanceof HTMLInputElement) || target.dataset.cell === undefined) return
  if (event.defaultPrevented || event.nativeEvent.isComposing || event.ctrlKey || event.metaKey || event.altKey) return
  const to = targetOf(target, key, event.shiftKey)
  if (to === null || to === undefined) return
  event.preventDefault()
  to.focus()
  to.select()
}

/** Whether a button was pressed by a key. */
export function isByKeyboard({ detail }: MouseEvent): boolean {
  return detail === 0
}

/** From a row that goes to the one that takes its place, or the one above it; to the page where there is no other. */
export function leaveGridRow(pressed: Element): void {
  const row = pressed.closest('tr')
  const field = fieldIn(row?.nextElementSibling ?? row?.previousElementSibling, 'wanted')
  const place = field ?? pressed.closest('main')
  place?.focus({ preventScroll: true })
}

/** To the quantity of a row whose item was chosen by a press in it, once it is written there. */
export function goOnAtQuantity(pressed: Element | null): void {
  const quantity = fieldIn(pressed?.closest('tr'), 'quantity')
  requestAnimationFrame(() => {
    quantity?.focus()
    quantity?.select()
  })
}

/** To the first row that needs a look, or else to the blank one, once they are drawn: there somebody goes on by keyboard. */
export function goOnInGrid(): void {
  requestAnimationFrame(() => {
    if (document.querySelector('[data-drawing]') !== null) return goOnInGrid()
    const fields = [...document.querySelectorAll<HTMLInputElement>('input[data-cell]')]
    const blank = fields.findLast(({ dataset, value }) => dataset.cell === 'wanted' && value === '')
    const next = fields.find(({ ariaInvalid }) => ariaInvalid === 'true') ?? blank
    const place = next ?? document.querySelector('main')
    // Chromium scrolls to what takes the focus, not to what is selected before.
    place?.focus()
    next?.select()
  })
}

function targetOf(field: HTMLInputElement, key: string, shift: boolean): HTMLInputElement | null | undefined {
  const row = field.closest('tr')
  const up = row?.previousElementSibling
  const down = row?.nextElementSibling
  const cell = field.dataset.cell ?? ''
  if (key === 'ArrowUp' || (key === 'Enter' && shift)) return fieldIn(up, cell)
  if (key === 'ArrowDown') return fieldIn(down, cell)
  if (key === 'Enter') return fieldIn(down, fieldIn(down, 'wanted')?.value === '' ? 'wanted' : cell)
  const forward = getComputedStyle(field).direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight'
  const back = forward === 'ArrowRight' ? 'ArrowLeft' : 'ArrowRight'
  const isAtStart = field.selectionStart === 0 && field.selectionEnd === 0
  const isAtEnd = field.selectionStart === field.value.length
  if (key === forward && isAtEnd && cell === 'wanted') return fieldIn(row, 'quantity')
  return key === back && isAtStart && cell === 'quantity' ? fieldIn(row, 'wanted') : undefined
}

function fieldIn(row: Element | null | undefined, cell: string): HTMLInputElement | null | undefined {
  return row?.querySelector<HTMLInputElement>(`input[data-cell="${cell}"]`)
}
