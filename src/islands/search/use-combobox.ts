import { useLayoutEffect } from 'react'
import { deadEndOf, dismissPanel, enterPanel, leavePanel, moveActive, reopenPanel } from '#stores/search-panel.ts'

export const LIST_ID = 'search-options'

interface ComboboxState {
  open: boolean
  /** The id of the option that the arrow keys have reached. */
  activeId: string | undefined
}

/**
 * Makes the search box of the page, which is plain HTML and stays so, the combobox of the panel's list
 * (https://www.w3.org/WAI/ARIA/apg/patterns/combobox/): the focus stays in it while the arrow keys go through the list.
 */
export function useCombobox({ open, activeId }: ComboboxState): void {
  // Before another key is heard: as soon as options change places, an id is that of another one.
  useLayoutEffect(attach, [])
  useLayoutEffect(() => {
    const input = searchInput()
    if (input === null) return
    input.setAttribute('aria-expanded', String(open))
    if (activeId === undefined) input.removeAttribute('aria-activedescendant')
    else input.setAttribute('aria-activedescendant', activeId)
    if (activeId !== undefined) document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' })
  }, [open, activeId])
}

function searchInput(): HTMLInputElement | null {
  return document.querySelector<HTMLInputElement>('[data-search] [data-search-input]')
}

function attach(): (() => void) | undefined {
  const input = searchInput()
  const box = input?.closest<HTMLElement>('[data-search]')
  if (input == null || box == null) return undefined
  for (const [name, value] of Object.entries(COMBOBOX)) input.setAttribute(name, value)
  const listeners = new AbortController()
  const { signal } = listeners
  input.addEventListener('keydown', (event) => onKey(event, input), { signal })
  input.addEventListener('click', reopenPanel, { signal })
  input.form?.addEventListener('submit', (event) => onSubmit(event, input), { signal })
  box.addEventListener('focusin', enterPanel, { signal })
  box.addEventListener(
    'focusout',
    (event) => {
      if (!(event.relatedTarget instanceof Node && box.contains(event.relatedTarget))) leavePanel()
    },
    { signal },
  )
  // Touching the page elsewhere does not take the focus away everywhere.
  document.addEventListener(
    'pointerdown',
    (event) => {
      if (event.target instanceof Node && !box.contains(event.target)) input.blur()
    },
    { signal },
  )
  if (box.contains(document.activeElement)) enterPanel()
  return () => listeners.abort()
}

const COMBOBOX = {
  role: 'combobox',
  'aria-autocomplete': 'list',
  'aria-haspopup': 'listbox',
  'aria-controls': LIST_ID,
  'aria-expanded': 'false',
}

function onKey(event: KeyboardEvent, input: HTMLInputElement): void {
  // The Enter and the arrows of an input method are its own.
  if (event.isComposing || event.ctrlKey || event.metaKey) return
  const active = document.getElementById(input.getAttribute('aria-activedescendant') ?? '')
  if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
    event.preventDefault()
    moveActive(event.key === 'ArrowDown' ? 'down' : 'up')
  } else if (event.key === 'Enter' && active !== null) {
    event.preventDefault()
    active.click()
  } else if (event.key === 'Escape') {
    // The first closes the panel, the next empties the box, and in an empty box it leaves.
    if (dismissPanel()) event.preventDefault()
    else if (input.value === '') input.blur()
  }
}

function onSubmit(event: SubmitEvent, input: HTMLInputElement): void {
  const deadEnd = deadEndOf(input.value)
  if (event.defaultPrevented || deadEnd === undefined) return
  event.preventDefault()
  location.assign(deadEnd)
}
