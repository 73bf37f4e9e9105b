import { type ComponentProps, type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import type { QuickItem } from '#domain/quick-row.ts'
import { completions } from '#stores/quick-find.ts'

export interface Completion {
  offered: readonly QuickItem[]
  /** Why the words that have their answer offer nothing, until others have theirs. */
  problem: 'nothing' | 'unreachable' | undefined
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

/** What such a field is as long as it offers nothing. */
export const CLOSED_FIELD: ComponentProps<'input'> = {
  type: 'text',
  role: 'combobox',
  autoComplete: 'off',
  autoCapitalize: 'off',
  spellCheck: false,
  dir: 'auto',
  'aria-autocomplete': 'list',
  'aria-expanded': false,
}

/** What was answered to an asking: a key may be pressed before the page shows it. */
interface Answer {
  to: number
  items: readonly QuickItem[]
  /** Whether the words that stand there can be asked about: they are not yet, or in vain. */
  isOpen: boolean
}

/**
 * A field that offers the items which its words may become (https://www.w3.org/WAI/ARIA/apg/patterns/combobox/). Enter takes
 * the item that the keys have reached; where none is, the first if `takesFirst`, once what is typed has its answer. Such a
 * field asks again about words that stood there before, on Enter and on the arrow down.
 */
export function useCompletion(take: (item: QuickItem) => void, { takesFirst = false } = {}): Completion {
  const listId = useId()
  const field = useRef<HTMLInputElement>(null)
  const asked = useRef(0)
  const answer = useRef<Answer>({ to: 0, items: [], isOpen: true })
  const takesAnswer = useRef(false)
  // An answer that is taken late is taken as the page is by then.
  const latestTake = useRef(take)
  const [offered, setOffered] = useState<readonly QuickItem[]>([])
  const [problem, setProblem] = useState<Completion['problem']>()
  const [active, setActive] = useState<number>()

  useEffect(() => {
    latestTake.current = take
  })

  async function ask(wanted: string) {
    asked.current += 1
    const mine = asked.current
    takesAnswer.current = false
    setActive(undefined)
    const isBlank = wanted.trim() === ''
    const found = isBlank ? [] : await completions(wanted)
    if (mine !== asked.current || document.activeElement !== field.current) return
    const items = found === 'unreachable' ? [] : found
    answer.current = { to: mine, items, isOpen: found === 'unreachable' }
    const [first] = items
    if (takesAnswer.current && first !== undefined) {
      choose(first)
      return
    }
    setOffered(items)
    setProblem(found === 'unreachable' ? found : first === undefined && !isBlank ? 'nothing' : undefined)
    setActive(undefined)
  }

  function close() {
    // It was said of other words.
    if (isLate()) setProblem(undefined)
    asked.current += 1
    answer.current = { to: asked.current, items: [], isOpen: true }
    takesAnswer.current = false
    setOffered([])
    setActive(undefined)
  }

  function choose(item: QuickItem) {
    close()
    setProblem(undefined)
    latestTake.current(item)
  }

  function onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    if (event.nativeEvent.isComposing) return
    const isUsed = event.key === 'Enter' ? enter(event.currentTarget.value) : move(event.key, event.currentTarget.value)
    if (isUsed) event.preventDefault()
  }

  function enter(wanted: string): boolean {
    const first = takesFirst && !isLate() ? answer.current.items[0] : undefined
    const item = active === undefined ? first : offered[active]
    if (item !== undefined) {
      choose(item)
      return true
    }
    if (!takesFirst || wanted.trim() === '' || !(isLate() || answer.current.isOpen)) return false
    if (!isLate()) {
      setProblem(undefined)
      void ask(wanted)
    }
    takesAnswer.current = true
    return true
  }

  function move(key: string, wanted: string): boolean {
    if (key === 'Escape' && (offered.length > 0 || isLate())) {
      close()
      return true
    }
    if (key !== 'ArrowDown' && key !== 'ArrowUp') return false
    takesAnswer.current = false
    if (offered.length > 0) {
      const step = key === 'ArrowDown' ? 1 : -1
      setActive(((active ?? (step === 1 ? -1 : 0)) + step + offered.length) % offered.length)
      return true
    }
    if (!takesFirst || key === 'ArrowUp' || wanted.trim() === '' || isLate() || !answer.current.isOpen) return false
    void ask(wanted)
    return true
  }

  /** What is offered yet was found by fewer letters. */
  function isLate(): boolean {
    return answer.current.to !== asked.current
  }

  const input: Completion['input'] = {
    ...CLOSED_FIELD,
    ref: field,
    'aria-expanded': offered.length > 0,
    'aria-controls': offered.length > 0 ? listId : undefined,
    'aria-activedescendant': active === undefined ? undefined : optionId(listId, active),
    onKeyDown,
    onBlur: close,
  }
  return { offered, problem, active, listId, input, element: () => field.current, ask, close, choose }
}

export function optionId(listId: string, index: number): string {
  return `${listId}-${index}`
}
