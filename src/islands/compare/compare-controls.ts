import { MOST_COMPARED } from '#domain/compared-ids.ts'
import { COMPARE_PATH } from '#domain/paths.ts'
import { whenCardsCome } from '#islands/card/when-cards-come.ts'
import { $compared, type ComparedItem, toggleCompared } from '#stores/compared.ts'
import { readCard } from '#stores/read-card.ts'
import { showToast } from '#stores/toasts.ts'
import * as words from '#words/compare.ts'
import styles from './compare-tray.css?inline'
import { showTray } from './compare-tray.ts'

/** What says of a mat what the tray has to know: a card, or a row of a table. */
const MATS = '.item-card, [data-comparable]'
/** Of products; those of categories lead elsewhere. */
const CARDS = '.item-card:has(.price):not(:has([data-compare]))'
let shown = false

/**
 * Puts a control on every card, those that come later too (rows have one of their own), and the tray under the page where
 * something is chosen.
 */
export function showCompare(): void {
  if (shown || location.pathname === COMPARE_PATH) return
  shown = true
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(styles)
  document.adoptedStyleSheets.push(sheet)
  const tray = showTray()
  const tell = (controls: Iterable<HTMLElement>) => {
    tellControls(controls)
    tray.hidden = $compared.get().length === 0 || document.querySelector('[data-compare]') === null
    document.body.toggleAttribute('data-comparing', !tray.hidden)
  }
  addControls()
  $compared.subscribe(() => tell(document.querySelectorAll<HTMLElement>('[data-compare]')))
  whenCardsCome(() => {
    addControls()
    const untold = document.querySelectorAll<HTMLElement>('[data-compare]:not([aria-pressed])')
    if (untold.length > 0) tell(untold)
  })
}

/** Takes what a control stands for in or out. */
export function compareFrom(control: HTMLElement): void {
  showCompare()
  const item = itemOf(control)
  if (item !== undefined && toggleCompared(item) === 'full') {
    showToast(words.full(MOST_COMPARED), { kind: 'problem' })
  }
}

function addControls(): void {
  for (const card of document.querySelectorAll<HTMLElement>(CARDS)) {
    const control = document.createElement('button')
    control.type = 'button'
    control.className = 'compare'
    control.dataset.compare = ''
    const text = document.createElement('span')
    text.textContent = words.compare
    control.append(text)
    card.append(control)
  }
}

function tellControls(controls: Iterable<HTMLElement>): void {
  const chosen = new Set($compared.get().map(({ itemId }) => itemId))
  for (const control of controls) {
    const item = itemOf(control)
    if (item === undefined) continue
    control.ariaPressed = String(chosen.has(item.itemId))
    if (control.closest('.item-card') !== null) control.ariaLabel = words.compareItem(item.name)
  }
}

/** That of its card or row; on the page of a product, that of the page. */
function itemOf(control: HTMLElement): ComparedItem | undefined {
  const own = document.querySelector<HTMLTemplateElement>('[data-recently-viewed] template')
  const card = control.closest<HTMLElement>(MATS) ?? own?.content.querySelector('li')
  const read = card && readCard(card)
  if (!read) return undefined
  const { itemId, name, picture } = read
  return { itemId, name, picture: picture || (card.querySelector('img')?.getAttribute('src') ?? '') }
}
