import { redraw } from '#islands/card/redraw.ts'
import { element } from '#islands/element.ts'
import { putInOrder } from '#islands/put-in-order.ts'
import { $panel, type Panel, type PanelOption, startPanel } from '#stores/search-panel.ts'
import * as common from '#words/common.ts'
import * as words from '#words/search.ts'
import { combobox } from './combobox.ts'
import { nothingFound } from './nothing-found.ts'
import styles from './SearchPanel.module.css'
import { searchOption } from './search-option.ts'
import { storeSentence } from './store-sentence.ts'

const LIST_ID = 'search-options'

/**
 * Puts what is found for the words in the header's search box below the box. No island: the first results wait for no
 * library.
 */
export function mountSearchPanel(box: HTMLElement, input: HTMLInputElement): void {
  const list = element('div', { id: LIST_ID, role: 'listbox', ariaLabel: common.products })
  const showOptions = shownOptions(list)
  const all = element('a')
  const foot = element('p', { className: styles.foot ?? '' }, all)
  const note = element('p', { className: styles.note ?? '' }, words.fromLastCatalogue)
  const rest = element('div')
  const whole = element('div', { className: styles.panel ?? '', tabIndex: -1 }, list, rest, foot, note)
  const status = element('p', { className: 'visually-hidden', role: 'status' })
  const tell = combobox(box, input, LIST_ID)
  let said: string | undefined
  $panel.subscribe((panel) => {
    const { open, outcome, options, active } = panel
    whole.hidden = !open
    list.hidden = outcome !== 'found'
    const shown = showOptions(options, active)
    // An answer that says the same as the one before is not drawn anew.
    const saying = `${outcome} ${panel.asked}`
    if (saying !== said) rest.replaceChildren(...instead(panel))
    said = saying
    foot.hidden = outcome !== 'found'
    all.href = panel.allHref
    if (all.textContent !== panel.allLabel) all.textContent = panel.allLabel
    note.hidden = !panel.storeUnreachable
    tell({ open: open && outcome === 'found', active: shown[active] })
    const heard = open ? panel.announcement : ''
    if (status.textContent !== heard) status.textContent = heard
  })
  box.append(whole, status)
  startPanel()
}

/** What stands where there are no options. */
function instead({ outcome, asked }: Panel): HTMLElement[] {
  if (outcome === 'looking') return [lookingRows()]
  if (outcome === 'nothing') return [nothingFound(asked)]
  if (outcome === 'too-many') return [element('p', { className: styles.message ?? '' }, words.tooManyFound)]
  if (outcome === 'unreachable') return [storeSentence(styles.message ?? '', words.unreachable)]
  return []
}

/** Where the first rows will stand. */
function lookingRows(): HTMLElement {
  const rows = [1, 2, 3].map(() => element('span', { className: 'skeleton' }))
  return element('div', { className: styles.looking ?? '', ariaHidden: 'true' }, ...rows)
}

/** Options that stay are the same elements: a press that is under way still counts. */
function shownOptions(list: HTMLElement) {
  let shown = new Map<string, HTMLElement>()
  return (options: readonly PanelOption[], active: number): HTMLElement[] => {
    const next = options.map((option, index) => {
      const wanted = searchOption(option)
      wanted.id = `search-option-${index}`
      wanted.ariaSelected = String(index === active)
      const there = shown.get(option.itemId)
      if (there) redraw(there, wanted)
      return there ?? wanted
    })
    shown = new Map(options.flatMap(({ itemId }, index) => (next[index] ? [[itemId, next[index]]] : [])))
    putInOrder(list, next)
    return next
  }
}
