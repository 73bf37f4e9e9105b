import { OFFLINE_PATH } from '#domain/paths.ts'
import * as common from '#words/common.ts'
import { language } from '#words/language.ts'
import * as words from '#words/offline.ts'
import { keptSinceMs } from './kept-since.ts'
import styles from './old-line.css?inline'

const MOMENT = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' })

const line = document.createElement('div')
line.className = 'old-line'
line.setAttribute('role', 'status')

let watching = false

/** Says at the lower edge when what is shown is old, and goes when it is not. */
export function watchAge(): void {
  if (!watching) {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(styles)
    document.adoptedStyleSheets.push(sheet)
    for (const change of ['online', 'offline']) addEventListener(change, show)
  }
  watching = true
  show()
}

function show(): void {
  const keptAtMs = keptSinceMs()
  const old = keptAtMs !== undefined
  if ((!old && navigator.onLine) || saysItself()) {
    line.remove()
    return
  }
  const date = MOMENT.format(keptAtMs ?? performance.timeOrigin)
  const text = document.createElement('p')
  text.textContent = navigator.onLine ? words.slow(date) : words.asOf(date)
  const link = document.createElement('a')
  link.href = navigator.onLine ? location.href : OFFLINE_PATH
  link.textContent = navigator.onLine ? common.loadAgain : words.whatWorks
  if (navigator.onLine) link.addEventListener('click', loadAgain)
  if (!line.isConnected) document.body.append(line)
  // A region that is there already is read out when its words change.
  line.replaceChildren(text, link)
}

/** The page of what works without a network, under whatever address it stands. */
function saysItself(): boolean {
  const address = document.querySelector<HTMLMetaElement>('meta[property="og:url"]')?.content ?? ''
  return address.endsWith(OFFLINE_PATH)
}

function loadAgain(event: Event): void {
  event.preventDefault()
  location.reload()
}
