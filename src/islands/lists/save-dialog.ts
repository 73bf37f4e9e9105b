import { type List, type ListLine, LONGEST_LIST_NAME, MOST_LIST_LINES, MOST_LISTS } from '#domain/list.ts'
import { MOST_QUANTITY } from '#domain/sale-quantities.ts'
import { unbroken } from '#domain/unbroken.ts'
import { $lists, makeList, putIntoList } from '#stores/lists.ts'
import { showToast } from '#stores/toasts.ts'
import * as common from '#words/common.ts'
import * as words from '#words/lists.ts'
import styles from './save-dialog.css?inline'
import { tellKept } from './tell-kept.ts'

let dialog: HTMLDialogElement | undefined

/** Asks which list a line goes to: one that is there, or a new one. Made when somebody asks, so that no page carries it. */
export function askForList(line: ListLine): void {
  dialog ??= emptyDialog()
  dialog.replaceChildren(head(line), choices(line), newList(line))
  dialog.showModal()
}

function emptyDialog(): HTMLDialogElement {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(styles)
  document.adoptedStyleSheets.push(sheet)
  const made = element('dialog', 'save-dialog')
  made.ariaLabel = words.saveToList
  made.addEventListener('click', ({ target }) => {
    if (target === made) made.close()
  })
  document.body.append(made)
  return made
}

function head({ name, quantity }: ListLine): HTMLElement {
  const [whole, title, product] = [element('div', 'head'), element('h2'), element('p', 'product')]
  title.textContent = words.saveToList
  product.dir = 'auto'
  product.textContent = unbroken(quantity > 1 ? `${quantity} × ${name}` : name)
  whole.append(
    title,
    button('text-button', common.close, () => dialog?.close()),
    product,
  )
  return whole
}

function choices(line: ListLine): HTMLElement {
  const whole = element('ul', 'lists')
  whole.role = 'list'
  for (const list of $lists.get()) {
    const place = element('li')
    const [name, count] = [element('bdi'), element('span', 'count')]
    name.textContent = list.name
    count.textContent = words.products(list.lines.length)
    const choose = button('list', '', () => save(line, list))
    choose.append(name, ' ', count)
    place.append(choose)
    whole.append(place)
  }
  return whole
}

function newList(line: ListLine): HTMLElement {
  const [form, field, label, input] = [
    element('form', 'new'),
    element('div', 'field'),
    element('label'),
    element('input'),
  ]
  input.id = 'save-dialog-name'
  input.autocomplete = 'off'
  input.required = true
  input.dir = 'auto'
  input.maxLength = LONGEST_LIST_NAME
  label.htmlFor = input.id
  label.textContent = words.nameOfNew
  field.append(label, input)
  const submit = button('button', words.makeAndSave)
  submit.type = 'submit'
  form.append(field, submit)
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    if (input.value.trim() === '') return
    const made = makeList(input.value, [])
    if (made === undefined) showToast(words.listsFull(MOST_LISTS), { kind: 'problem' })
    else save(line, made)
  })
  return form
}

function save(line: ListLine, list: List): void {
  const put = putIntoList(list, [line])
  dialog?.close()
  if (put === undefined) showToast(words.deletedMeanwhile(list.name), { kind: 'problem' })
  else if (put.added === 0)
    showToast(words.noRoomInList(put.withoutRoom, MOST_LIST_LINES, MOST_QUANTITY), { kind: 'problem' })
  else tellKept(list, words.savedTo(line.name, list.name))
}

function button(className: string, label: string, press?: () => void): HTMLButtonElement {
  const made = element('button', className)
  made.type = 'button'
  made.textContent = label
  if (press !== undefined) made.addEventListener('click', press)
  return made
}

function element<Tag extends keyof HTMLElementTagNameMap>(tag: Tag, className = ''): HTMLElementTagNameMap[Tag] {
  const made = document.createElement(tag)
  if (className !== '') made.className = className
  return made
}
