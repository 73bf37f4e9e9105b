import {
  type ContactField,
  type ContactMessage,
  type ContactProblem,
  LONGEST,
  problemOf,
  tidyMessage,
} from '#domain/contact-message.ts'
import {
  $sendingMessage,
  $unsentMessage,
  $unsentReason,
  discardUnsentMessage,
  prepareMessage,
  sendOrKeep,
} from '#stores/contact.ts'
import { knownDetails, knownNumber, subjectText } from '#stores/contact-details.ts'
import { $session } from '#stores/session.ts'
import { showToast } from '#stores/toasts.ts'
import * as words from '#words/contact.ts'
import { emptyLater } from './empty-later.ts'
import { watchWaiting } from './waiting-notice.ts'

const NAMES = ['from_name', 'email', 'number', 'message'] as const
/** Behaviour 5.4. */
const TOAST_MS = 2_000

const form = document.querySelector<HTMLFormElement>('[data-contact-form]')
if (form !== null) enhance(form)

function enhance(form: HTMLFormElement): void {
  form.addEventListener('focusin', () => void prepareMessage(), { once: true })
  form.addEventListener('focusout', ({ target }) => {
    const name = NAMES.find((known) => fieldOf(form, known) === target)
    if (name !== undefined) showProblem(form, name)
  })
  form.addEventListener('input', ({ target }) => {
    const name = NAMES.find((known) => fieldOf(form, known) === target)
    if (name !== undefined && fieldOf(form, name)?.getAttribute('aria-invalid') === 'true') showProblem(form, name)
  })
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    void submit(form)
  })
  // The second press of a double click would find the form empty where the first was quick.
  form.querySelector('[data-send]')?.addEventListener('click', (event) => {
    if (event instanceof MouseEvent && event.detail > 1) event.preventDefault()
  })
  offerUnsent(form)
  watchWaiting(form, (message) => {
    bringBack(form, message)
    fieldOf(form, 'message')?.focus()
  })
  // By then the browser has filled in what stood in the fields when the page was left.
  addEventListener('pageshow', () => handOver(form))
  $session.listen(() => handOver(form))
  void fillInKnown(form)
}

/** Back brings a form back as it was filled in, and somebody may log out in another tab: what a customer left in it is for nobody else. */
function handOver(form: HTMLFormElement): void {
  const writer = form.querySelector<HTMLInputElement>('[data-writer]')
  if (writer === null) return
  const customerId = $session.get()?.customerId ?? ''
  if (writer.value !== '' && writer.value !== customerId) {
    form.reset()
    for (const name of NAMES) clearProblem(form, name)
    void fillInKnown(form)
  }
  writer.value = customerId
}

/** What is known of who writes and about what goes into fields that are empty still. */
async function fillInKnown(form: HTMLFormElement): Promise<void> {
  fill(form, 'message', await subjectText())
  const known = knownDetails()
  if (known === undefined) return
  fill(form, 'from_name', known.from_name)
  fill(form, 'email', known.email)
  const number = await knownNumber()
  if (knownDetails()?.email === known.email) fill(form, 'number', number)
}

function fill(form: HTMLFormElement, name: ContactField, text: string): void {
  const field = fieldOf(form, name)
  if (text === '' || field === undefined || field.value !== '' || field === document.activeElement) return
  field.value = text
  // Somebody who tabbed past may have been told that it is missing.
  clearProblem(form, name)
}

async function submit(form: HTMLFormElement): Promise<void> {
  if ($sendingMessage.get()) return
  const [firstWrong] = NAMES.filter((name) => showProblem(form, name))
  if (firstWrong !== undefined) {
    fieldOf(form, firstWrong)?.focus()
    return
  }
  const trap = form.querySelector<HTMLInputElement>('.trap input')
  const emptySent = emptyLater([...NAMES.map((name) => fieldOf(form, name)), trap].filter((field) => field != null))
  const status = await sendOrKeep(typedIn(form), trap?.value ?? '')
  // Behaviour 5.1.
  emptySent()
  for (const name of NAMES) if (fieldOf(form, name)?.value === '') clearProblem(form, name)
  if (status === 'sent') showToast(words.sent, { durationMs: TOAST_MS })
  else if (status === 'waits') showToast(words.waitsToast)
  else showToast(words.failed, { kind: 'problem', durationMs: TOAST_MS })
}

function offerUnsent(form: HTMLFormElement): void {
  const notice = form.querySelector<HTMLElement>('[data-unsent]')
  const text = form.querySelector('[data-unsent-text]')
  const reason = form.querySelector('[data-unsent-reason]')
  const button = form.querySelector<HTMLButtonElement>('[data-send]')
  let broughtBack: ContactMessage | null = null
  const render = () => {
    const [unsent, sending] = [$unsentMessage.get(), $sendingMessage.get()]
    button?.setAttribute('aria-busy', String(sending))
    button?.setAttribute('aria-disabled', String(sending))
    if (text) text.textContent = unsent?.certain === true ? words.unsent : words.mayHaveArrived
    // Where nobody knows, a reason would say that it failed.
    if (reason) reason.textContent = unsent?.certain === true ? $unsentReason.get() : ''
    if (notice) notice.hidden = unsent === null || sending || unsent === broughtBack
  }
  for (const store of [$unsentMessage, $sendingMessage, $unsentReason]) store.listen(render)
  form.querySelector('[data-bring-back]')?.addEventListener('click', () => {
    broughtBack = $unsentMessage.get()
    if (broughtBack !== null) bringBack(form, broughtBack)
    render()
    fieldOf(form, 'message')?.focus()
  })
  form.querySelector('[data-discard]')?.addEventListener('click', () => {
    discardUnsentMessage()
    fieldOf(form, 'from_name')?.focus()
  })
  render()
}

/** What has been typed since stays: the text is put before it, the other fields are filled where they are empty. */
function bringBack(form: HTMLFormElement, unsent: ContactMessage): void {
  for (const name of NAMES) {
    const field = fieldOf(form, name)
    if (field === undefined) continue
    const typed = field.value.trim()
    if (typed === '') field.value = unsent[name]
    else if (name === 'message' && !typed.includes(unsent.message)) field.value = `${unsent.message}\n\n${typed}`
    clearProblem(form, name)
  }
}

/** Whether something is wrong with the field; says it beside it, or takes back what was said. */
function showProblem(form: HTMLFormElement, name: ContactField): boolean {
  const problem = problemOf(name, typedIn(form)[name])
  if (problem === undefined) {
    clearProblem(form, name)
    return false
  }
  fieldOf(form, name)?.setAttribute('aria-invalid', 'true')
  write(form, name, sentenceOf(name, problem))
  return true
}

function sentenceOf(name: ContactField, problem: ContactProblem): string {
  if (problem === 'missing') return words.missing[name]
  return problem === 'too-long' ? words.tooLong(LONGEST[name]) : words.problems[problem]
}

function clearProblem(form: HTMLFormElement, name: ContactField): void {
  fieldOf(form, name)?.removeAttribute('aria-invalid')
  write(form, name, '')
}

function write(form: HTMLFormElement, name: ContactField, sentence: string): void {
  const place = form.querySelector(`#contact-${name}-problem`)
  if (place) place.textContent = sentence
}

function typedIn(form: HTMLFormElement): ContactMessage {
  const typed = (name: ContactField) => fieldOf(form, name)?.value ?? ''
  return tidyMessage({
    from_name: typed('from_name'),
    email: typed('email'),
    number: typed('number'),
    message: typed('message'),
  })
}

function fieldOf(form: HTMLFormElement, name: ContactField): HTMLInputElement | HTMLTextAreaElement | undefined {
  const field = form.elements.namedItem(name)
  return field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement ? field : undefined
}
