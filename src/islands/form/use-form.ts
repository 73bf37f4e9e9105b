import { type SubmitEvent, useEffect, useId, useRef, useState } from 'react'
import type { FieldProblem, FieldProblems } from '#domain/field-problem.ts'
import { fieldProblems } from '#words/field-problems.ts'

/** A problem without words does not compile. */
const SENTENCES: Readonly<Record<FieldProblem, string>> = fieldProblems

interface FormOptions<Name extends string> {
  /** Every field and what it starts with, in the order of the page. */
  initial: Record<Name, string>
  /** What was typed earlier in this visit: it stands over what the fields start with. */
  typed?: Readonly<Record<string, string>>
  /** What is wrong with what is typed. */
  check: (values: Record<Name, string>) => FieldProblems
  /** Called with sound values; returns what is wrong with a field after all. */
  submit: (values: Record<Name, string>) => Promise<FieldProblems | undefined>
  /**
   * Called after every change, and before it is submitted, with the fields that hold something else than they started
   * with, to keep a draft: the others follow what the shop knows by the next visit.
   */
  onTyped?: (typed: Readonly<Record<string, string>>) => void
}

/** What a field part takes from a form. */
export interface FieldState {
  id: string
  name: string
  value: string
  problem: string
  busy: boolean
  onValue: (value: string) => void
  onBlur: () => void
}

/**
 * A form that says what is wrong with a field when it is left and, from then on, as it is typed; submitting shows all
 * and leads to the first.
 */
export function useForm<Name extends string>({ initial, typed, check, submit, onTyped }: FormOptions<Name>) {
  const prefix = useId()
  const form = useRef<HTMLFormElement>(null)
  const [start, setStart] = useState(initial)
  const [values, setValues] = useState<Record<Name, string>>({ ...initial, ...typed })
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set())
  const [told, setTold] = useState<FieldProblems>({})
  const [tried, setTried] = useState(false)
  const [busy, setBusy] = useState(false)
  const [sought, setSought] = useState<{ name: string }>()
  const names = Object.keys(initial)
  const found = check(values)
  const shown = (name: string) => {
    const problem = told[name] ?? (left.has(name) ? found[name] : undefined)
    return problem === undefined ? '' : SENTENCES[problem]
  }

  useEffect(() => {
    if (sought !== undefined) focusField(form.current, sought.name)
  }, [sought])

  function change(name: Name, value: string) {
    const next = { ...values, [name]: value }
    setValues(next)
    // What was told of a field was told of what stood in it and before it.
    setTold((before) => Object.fromEntries(Object.entries(before).filter(([other]) => !isFrom(names, name, other))))
    onTyped?.(typedOver(start, next))
  }

  function restart(next: Record<Name, string>) {
    setStart(next)
    setValues((now) => ({ ...next, ...typedOver(values, now) }))
    setLeft(new Set())
    setTold({})
    setTried(false)
  }

  async function onSubmit(event: SubmitEvent) {
    event.preventDefault()
    if (busy) return
    setTried(true)
    setLeft(new Set(names))
    const wrong = names.find((name) => found[name] !== undefined)
    if (wrong !== undefined) {
      setSought({ name: wrong })
      return
    }
    onTyped?.(typedOver(start, values))
    setBusy(true)
    const refused = await submit(values).finally(() => setBusy(false))
    if (refused === undefined) return
    setTold(refused)
    const [first = ''] = names.filter((name) => refused[name] !== undefined)
    setSought({ name: first })
  }

  return {
    values,
    busy,
    change,
    /** What is wrong, in the order of the page; empty until the first attempt, so that leaving a field moves nothing. */
    problems: tried ? names.flatMap((name) => (shown(name) === '' ? [] : [{ name, problem: shown(name) }])) : [],
    /** For `<form {...form.props}>`. */
    props: { ref: form, noValidate: true, onSubmit },
    /** For `<Field {...form.field('city')} label="City" />`. */
    field: (name: Name): FieldState => ({
      id: `${prefix}-${name}`,
      name,
      value: values[name],
      problem: shown(name),
      busy,
      onValue: (value) => change(name, value),
      onBlur: () => setLeft((before) => new Set([...before, name])),
    }),
    focus: (name: string) => setSought({ name }),
    /** For `submit`, once what it was called with stands: the fields start anew, but for what was typed since. */
    restart,
  }
}

/** The fields that hold something else than before. */
function typedOver(before: Readonly<Record<string, string>>, now: Readonly<Record<string, string>>) {
  return Object.fromEntries(Object.entries(now).filter(([name, value]) => value !== before[name]))
}

/** Whether a field is another one or comes after it. */
function isFrom(names: readonly string[], name: string, other: string): boolean {
  return names.indexOf(other) >= names.indexOf(name)
}

function focusField(form: HTMLFormElement | null, name: string): void {
  const field = form?.elements.namedItem(name)
  if (field instanceof HTMLElement) field.focus()
}
