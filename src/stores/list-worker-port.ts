import type { PackedRows } from '#domain/packed-rows.ts'
import type { ListEnd, ListMessage, ListQuestion, NumberedQuestion } from './list-questions.ts'
import workerAddress from './list-worker.ts?worker&url'
import { openWorker } from './open-worker.ts'

interface Asked {
  take: (part: PackedRows) => void
  end: (end: ListEnd | undefined) => void
}

/** What somebody asks next of a list needs the same of the index. */
const CLOSED_AFTER_MS = 5_000

/** Closed when nobody has asked for a while: it gives back what it took. */
let worker: Worker | undefined
/** Whether one is there that has been asked something. */
let isAsked = false
let closing: ReturnType<typeof setTimeout> | undefined
let last = 0
const asked = new Map<number, Asked>()

/** Whether a worker is there that knows of the index what the last list needed. */
export function hasListWorker(): boolean {
  return isAsked
}

/** Has a worker open by the time that somebody asks. */
export function expectListWorker(): void {
  if (asked.size === 0) closeLater()
  worker ??= openListening()
}

/** Has a worker answer, which hands over rows in parts; undefined where there is none, or it has broken down meanwhile. */
export function askListWorker(question: ListQuestion, take: (part: PackedRows) => void): Promise<ListEnd | undefined> {
  clearTimeout(closing)
  worker ??= openListening()
  const to = worker
  if (to === undefined) return Promise.resolve(undefined)
  isAsked = true
  last += 1
  const numbered: NumberedQuestion = { number: last, question }
  return new Promise((end) => {
    asked.set(numbered.number, { take, end })
    try {
      to.postMessage(numbered)
    } catch {
      // Nobody has it: a browser may be out of memory for a copy.
      breakDown()
    }
  })
}

function openListening(): Worker | undefined {
  const opened = openWorker('codes', workerAddress)
  opened?.addEventListener('message', ({ data }: MessageEvent<ListMessage>) => hear(data))
  for (const failure of ['error', 'messageerror']) opened?.addEventListener(failure, breakDown)
  return opened
}

function hear(message: ListMessage): void {
  const question = asked.get(message.number)
  if (question === undefined) return
  if ('part' in message) {
    question.take(message.part)
    return
  }
  asked.delete(message.number)
  question.end(message.end)
  if (asked.size === 0) closeLater()
}

function closeLater(): void {
  clearTimeout(closing)
  closing = setTimeout(close, CLOSED_AFTER_MS)
}

function close(): void {
  worker?.terminate()
  worker = undefined
  isAsked = false
}

/** The page does what was asked; the next question opens another one. */
function breakDown(): void {
  close()
  const waiting = [...asked.values()]
  asked.clear()
  for (const { end } of waiting) end(undefined)
}
