import { deadEndOf, dismissPanel, enterPanel, leavePanel, moveActive, reopenPanel } from '#stores/search-panel.ts'

/**
 * Makes the search box of the page, which is plain HTML and stays so, the combobox of a list
 * (https://www.w3.org/WAI/ARIA/apg/patterns/combobox/): the focus stays in it while the arrow keys go through the list.
 * Returns what tells it whether the list is open, and which option the keys have reached.
 */
export function combobox(
  box: HTMLElement,
  input: HTMLInputElement,
  listId: string,
): (state: { open: boolean; active: HTMLElement | undefined }) => void {
  const attributes = {
    role: 'combobox',
    'aria-autocomplete': 'list',
    'aria-haspopup': 'listbox',
    'aria-controls': listId,
  }
  for (const [name, value] of Object.entries(attributes)) input.setAttribute(name, value)
  input.addEventListener('keydown', (event) => onKey(event, input))
  input.addEventListener('click', reopenPanel)
  input.form?.addEventListener('submit', (event) => onSubmit(event, input))
  box.addEventListener('focusin', enterPanel)
  box.addEventListener('focusout', (event) => {
    if (!(event.relatedTarget instanceof Node && box.contains(event.relatedTarget))) leavePanel()
  })
  // Touching the page elsewhere does not take the focus away everywhere.
  document.addEventListener('pointerdown', (event) => {
    if (event.target instanceof Node && !box.contains(event.target)) input.blur()
  })
  if (box.contains(document.activeElement)) enterPanel()
  return ({ open, active }) => {
    input.ariaExpanded = String(open)
    const before = input.getAttribute('aria-activedescendant')
    if (active === undefined) input.removeAttribute('aria-activedescendant')
    else input.setAttribute('aria-activedescendant', active.id)
    if (active !== undefined && active.id !== before) active.scrollIntoView({ block: 'nearest' })
  }
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
