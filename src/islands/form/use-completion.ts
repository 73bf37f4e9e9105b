import { type ComponentProps, type KeyboardEvent, useId, useRef, useState } from 'react'
import type { QuickItem } from '#domain/quick-row.ts'
import { completions } from '#stores/quick-find.ts'

export interface Completion {
  offered: readonly QuickItem[]
  /** The place of the item that the keys have reached. */
  active: number | undefined
  listId: string
  /** What goes into the field, besides its name and value. */
  input: ComponentProps<'input'>
  /** The field as it stands in the page. */
  element: () => HTMLInputElement | null
  /** Offers what the words may become; a late answer, or one for a field that was left, is dropped. */
  ask: (wanted: string) => Promise<void>
  close: () => void
  choose: (item: QuickItem) => void
}

/**
 * A field that offers the items which its words may become (https://www.w3.org/WAI/ARIA/apg/patterns/combobox/). Enter takes
 * the item that the keys have reached; where none is, the first if `takesFirst`, once what is typed has its answer.
 */
export function useCompletion(take: (item: QuickItem) => void, { takesFirst = false } = {}): Completion {
  const listId = useId()
  const field = useRef<HTMLInputElement>(null)
  const asked = useRef(0)
  // The last answer, and which asking it answers: a key may be pressed before the page shows it.
  const answer = useRef<{ to: number; items: readonly QuickItem[] }>({ to: 0, items: [] })
  const takesAnswer = useRef(false)
  const [offered, setOffered] = useState<readonly QuickItem[]>([])
  const [active, setActive] = useState<number>()

  async function ask(wanted: string) {
    asked.current += 1
    const mine = asked.current
    takesAnswer.current = false
    setActive(undefined)
    const found = wanted.trim() === '' ? [] : await completions(wanted)
    if (mine !== asked.current || document.activeElement !== field.current) return
    answer.current = { to: mine, items: found }
    const [first] = found
    if (takesAnswer.current && first !== undefined) {
      choose(first)
      return
    }
    setOffered(found)
    setActive(undefined)
  }

  function close() {
    asked.current += 1
    answer.current = { to: asked.current, items: [] }
    takesAnswer.current = false
    setOffered([])
    setActive(undefined)
  }

  function choose(item: QuickItem) {
    close()
    take(item)
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing) return
    if (event.key === 'Enter' && takesFirst && active === undefined) {
      const { to, items } = answer.current
      const [first] = items
      // What is offered yet was found by fewer letters.
      const isLate = to !== asked.current
      takesAnswer.current = isLate
      if (isLate || first !== undefined) event.preventDefault()
      if (!isLate && first !== undefined) choose(first)
      return
    }
    if (offered.length === 0) return
    const item = active === undefined ? undefined : offered[active]
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault()
      const step = event.key === 'ArrowDown' ? 1 : -1
      setActive(((active ?? (step === 1 ? -1 : 0)) + step + offered.length) % offered.length)
    } else if (event.key === 'Enter' && item !== undefined) {
      event.preventDefault()
      choose(item)
    } else if (event.key === 'Escape') {
      event.preventDefault()
      close()
    }
  }

  const input: Completion['input'] = {
    ref: field,
    type: 'text',
    role: 'combobox',
    autoComplete: 'off',
    autoCapitalize: 'off',
    spellCheck: false,
    dir: 'auto',
    'aria-autocomplete': 'list',
    'aria-expanded': offered.length > 0,
    'aria-controls': offered.length > 0 ? listId : undefined,
    'aria-activedescendant': active === undefined ? undefined : optionId(listId, active),
    onKeyDown,
    onBlur: close,
  }
  return { offered, active, listId, input, element: () => field.current, ask, close, choose }
}

export function optionId(listId: string, index: number): string {
  return `${listId}-${index}`
}
