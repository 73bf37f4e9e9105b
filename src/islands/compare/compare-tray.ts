import { MOST_COMPARED } from '#domain/compared-ids.ts'
import { comparePath } from '#domain/paths.ts'
import { unbroken } from '#domain/unbroken.ts'
import { $compared, type ComparedItem, clearCompared, removeCompared } from '#stores/compared.ts'
import { showToast } from '#stores/toasts.ts'
import * as common from '#words/common.ts'
import * as words from '#words/compare.ts'

/** The tray, which holds a picture of each mat that was chosen, each of them a button that takes it out. */
export function showTray(): HTMLElement {
  const tray = document.createElement('section')
  tray.className = 'compare-tray'
  tray.ariaLabel = words.tray
  const list = document.createElement('ul')
  list.role = 'list'
  const count = document.createElement('p')
  count.role = 'status'
  const clear = document.createElement('button')
  clear.type = 'button'
  clear.className = 'text-button'
  clear.textContent = words.clear
  clear.addEventListener('click', () => {
    const undo = clearCompared()
    leaveFocus()
    showToast(words.cleared, { action: { label: common.undo, run: undo } })
  })
  const link = document.createElement('a')
  link.className = 'button'
  tray.append(list, count, clear, link)
  document.body.append(tray)
  $compared.subscribe((items) => {
    const held = list.contains(document.activeElement) ? [...list.children].findIndex(holdsFocus) : -1
    list.replaceChildren(...items.map(picture))
    count.textContent = unbroken(words.ofMost(items.length, MOST_COMPARED))
    link.textContent = words.compareThese(items.length)
    link.href = comparePath(items.map(({ itemId }) => itemId))
    if (held === -1) return
    const next = list.children[Math.min(held, items.length - 1)]?.querySelector('button')
    if (next) next.focus()
    else leaveFocus()
  })
  return tray
}

function picture({ itemId, name, picture: source }: ComparedItem): HTMLElement {
  const entry = document.createElement('li')
  const remove = document.createElement('button')
  remove.type = 'button'
  remove.ariaLabel = words.removeItem(name)
  remove.title = name
  const image = new Image(44, 44)
  image.alt = ''
  if (/^(?:\/pictures\/|https?:\/\/)/.test(source)) image.src = source
  remove.append(...(image.src === '' ? [] : [image]))
  remove.addEventListener('click', () => removeCompared(itemId))
  entry.append(remove)
  return entry
}

function holdsFocus(entry: Element): boolean {
  return entry.contains(document.activeElement)
}

/** The tray goes with its last mat: the keyboard goes on in the page. */
function leaveFocus(): void {
  document.querySelector<HTMLElement>('main')?.focus({ preventScroll: true })
}
