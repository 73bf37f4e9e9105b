import * as v from 'valibot'
import * as words from '#words/preview.ts'
import { RefreshAnswer } from './refresh-answer.ts'
import { ageWords } from './snapshot-age.ts'

/** Where the outcome outlives the reload that it causes, for a minute. */
const KEPT = 'preview-outcome'
const KEPT_MS = 60_000
const AGE_EVERY_MS = 20_000
const Kept = v.pipe(v.string(), v.parseJson(), v.object({ atMs: v.number(), answer: RefreshAnswer }))

const bar = document.querySelector('[data-preview]')
const button = bar?.querySelector('[data-preview-refresh]')
const outcome = bar?.querySelector('[data-preview-outcome]')

button?.addEventListener('click', () => void refresh())
setInterval(renewAge, AGE_EVERY_MS)
showKept()
import.meta.hot?.on('preview:snapshot', () => {
  // While the button works, its answer brings the reload.
  if (button?.getAttribute('aria-busy') !== 'true') location.reload()
})
// It may have changed before the page could be told.
import.meta.hot?.send('preview:shown', bar?.getAttribute('data-preview'))

async function refresh(): Promise<void> {
  if (button?.getAttribute('aria-busy') === 'true') return
  button?.setAttribute('aria-busy', 'true')
  outcome?.replaceChildren(words.readingStore)
  outcome?.removeAttribute('data-outcome')
  const answer = await ask()
  button?.removeAttribute('aria-busy')
  if (answer.outcome === 'refused' || answer.outcome === 'failed') return show(answer)
  sessionStorage.setItem(KEPT, JSON.stringify({ atMs: Date.now(), answer }))
  location.reload()
}

async function ask(): Promise<RefreshAnswer> {
  try {
    const response = await fetch('/_preview/refresh', { method: 'POST' })
    return v.parse(RefreshAnswer, await response.json())
  } catch {
    const reasons = [words.answerMissing]
    return { outcome: 'failed', verdict: words.outcomeUnknown, reasons, advice: [] }
  }
}

function showKept(): void {
  const kept = v.safeParse(Kept, sessionStorage.getItem(KEPT))
  if (kept.success && Date.now() - kept.output.atMs < KEPT_MS) show(kept.output.answer)
}

function show({ outcome: kind, verdict, reasons, advice }: RefreshAnswer): void {
  const lines = [...reasons, ...advice].map((sentence) => {
    const line = document.createElement('li')
    line.textContent = sentence
    return line
  })
  const list = document.createElement('ul')
  list.append(...lines)
  outcome?.replaceChildren(verdict, ...(lines.length === 0 ? [] : [list]))
  outcome?.setAttribute('data-outcome', kind)
}

function renewAge(): void {
  const age = bar?.querySelector('time')
  if (age) age.textContent = ageWords(age.dateTime, Date.now())
}
