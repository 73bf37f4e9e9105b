import { AHEAD_RULES, mayFetchAhead } from '#domain/pages-ahead.ts'
import { hasRoom } from '#islands/has-room.ts'
import { fetchDictionary } from './fetch-dictionary.ts'

// Documents of cards in sight are fetched ahead; one that is pointed at, touched or focused is made ready to be shown, with
// its main picture, where a browser can. By rules that browsers follow (Speculation Rules), or by a prefetch.

/** Of some 10 kB each, or 1 kB with a dictionary. */
const MOST_DOCUMENTS = 24
/** A page made ready costs a browser the memory of a tab, and the line a picture more. */
const MOST_AT_ONCE = 2
const MOST_WHOLE = 8
/** Who only passes over a link or a card wants nothing of it. */
const POINTED_MS = 80
const RESTING_MS = 250

const fetched = new Set<string>()
const whole: HTMLAnchorElement[] = []
let mark = (_link: HTMLAnchorElement, _how: '' | 'whole'): void => undefined

/** Begins with the first sign that somebody is there, `first`; never with data saving or on a slow line. */
export function makeReady(first: Event): void {
  if (!hasRoom()) return
  mark = followsRules() ? markByRules() : prefetch
  heed(first)
  for (const sign of ['pointerover', 'pointerdown', 'focusin']) addEventListener(sign, heed, { passive: true })
  void fetchDictionary(import.meta.url).then(watchCards)
}

let pointed: ReturnType<typeof setTimeout> | undefined

function heed({ target, type }: Event): void {
  clearTimeout(pointed)
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null
  if (link === null || link.target !== '' || !mayFetchAhead(link, location)) return
  if (type === 'pointerdown') makeWhole(link)
  else pointed = setTimeout(makeWhole, POINTED_MS, link)
}

function makeWhole(link: HTMLAnchorElement): void {
  if (link.dataset.ahead === 'whole' || whole.length === MOST_WHOLE) return
  whole.push(link)
  const before = whole.at(-1 - MOST_AT_ONCE)
  if (before !== undefined) mark(before, '')
  mark(link, 'whole')
}

/** Once the view rests. */
function watchCards(): void {
  const inSight = new Set<Element>()
  let resting: ReturnType<typeof setTimeout> | undefined
  const cards = new IntersectionObserver((changes) => {
    for (const { isIntersecting, target } of changes) {
      if (isIntersecting) inSight.add(target)
      else inSight.delete(target)
    }
    clearTimeout(resting)
    resting = setTimeout(() => {
      for (const link of inSight) if (link instanceof HTMLAnchorElement) fetchAhead(link)
    }, RESTING_MS)
  })
  for (const link of document.querySelectorAll('main article a[href]')) cards.observe(link)
}

function fetchAhead(link: HTMLAnchorElement): void {
  if (link.dataset.ahead !== undefined || fetched.has(link.pathname) || fetched.size === MOST_DOCUMENTS) return
  if (!mayFetchAhead(link, location)) return
  fetched.add(link.pathname)
  mark(link, '')
}

function followsRules(): boolean {
  return HTMLScriptElement.supports?.('speculationrules') ?? false
}

/** Trusted Types, where a browser has them. */
interface PolicyMaker {
  trustedTypes?: {
    createPolicy(name: string, rules: { createScript: () => string }): { createScript(text: string): unknown }
  }
}

/** Gives the browser its rules, the only script that the policy of this name makes. */
function markByRules(): typeof mark {
  const { trustedTypes }: Window & PolicyMaker = window
  const policy = trustedTypes?.createPolicy('ahead', { createScript: () => AHEAD_RULES })
  const rules = document.createElement('script')
  rules.type = 'speculationrules'
  Object.assign(rules, { text: policy?.createScript('') ?? AHEAD_RULES })
  document.head.append(rules)
  return (link, how) => {
    link.dataset.ahead = how
  }
}

function prefetch({ pathname }: HTMLAnchorElement): void {
  if (document.querySelector(`link[rel="prefetch"][href="${CSS.escape(pathname)}"]`) !== null) return
  const ahead = document.createElement('link')
  ahead.rel = 'prefetch'
  ahead.setAttribute('href', pathname)
  document.head.append(ahead)
}
