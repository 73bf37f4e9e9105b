import * as toast from '@zag-js/toast'
import { normalizeProps, spreadProps, VanillaMachine } from '@zag-js/vanilla'
import { unbroken } from '#domain/unbroken.ts'
import type { Toast } from '#stores/toasts.ts'
import * as words from '#words/toasts.ts'

/** One toast on the page. */
export interface ToastElement {
  /** Takes what the store has of it now, such as that it waits, and its place in the row. */
  update(props: toast.Props, index: number): void
  remove(): void
}

type Action = Toast['action']

/** Puts a toast into the region and keeps it in step with its clock. */
export function toastElement(props: toast.Props, parent: toast.GroupService, region: HTMLElement): ToastElement {
  const translations = { closeTriggerLabel: words.dismiss }
  const at = (
    { id = '', type = 'info', duration = 5_000, removeDelay = 160, ...told }: toast.Props,
    index: number,
  ) => ({ ...told, id, type, duration, removeDelay, index, parent, stacked: true, translations })
  const machine = new VanillaMachine(toast.machine, at(props, 0))
  const root = element('div', 'toast')
  const title = element('p', 'toast-text')
  const close = element('button', 'toast-close')
  title.textContent = unbroken(props.title ?? '')
  root.append(title, ...actionElement(props.meta?.action, () => machine.service.send({ type: 'DISMISS' })), close)
  region.append(root)
  const render = () => {
    const api = toast.connect(machine.service, normalizeProps)
    spreadProps(root, { ...api.getRootProps(), dir: document.dir })
    spreadProps(title, api.getTitleProps())
    spreadProps(close, api.getCloseTriggerProps())
  }
  machine.subscribe(render)
  machine.start()
  render()
  return {
    update: (told, index) => machine.updateProps(at(told, index)),
    remove() {
      machine.stop()
      root.remove()
    },
  }
}

/** What was done needs no message about it any more. */
function actionElement(action: Action, dismiss: () => void): HTMLElement[] {
  if (action === undefined) return []
  if ('href' in action) {
    const link = document.createElement('a')
    link.href = action.href
    link.textContent = action.label
    link.classList.add('toast-action')
    return [link]
  }
  const button = element('button', 'toast-action')
  button.textContent = action.label
  const press = () => {
    action.run()
    dismiss()
  }
  button.addEventListener('click', press, { once: true })
  return [button]
}

function element(name: 'div' | 'p' | 'button', className: string): HTMLElement {
  const made = document.createElement(name)
  if (made instanceof HTMLButtonElement) made.type = 'button'
  made.classList.add(className)
  return made
}
