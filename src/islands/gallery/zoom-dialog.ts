import * as words from '#words/pictures.ts'
import styles from './picture-zoom.css?inline'

/** What a button of the large view does. */
export type ZoomAction = (typeof ZOOM_ACTIONS)[number]
export const ZOOM_ACTIONS = ['previous', 'next', 'out', 'in', 'close'] as const

export interface ZoomDialog {
  dialog: HTMLDialogElement
  stage: HTMLElement
  /** The row of pictures. */
  row: HTMLElement
  caption: HTMLElement
  buttons: Readonly<Record<ZoomAction, HTMLButtonElement>>
}

/** The empty large view. It is made when somebody looks, so that no page carries it or its styles. */
export function zoomDialog(name: string, count: number): ZoomDialog {
  document.adoptedStyleSheets.push(sheet())
  const buttons = {
    previous: button('previous', words.previousPicture),
    next: button('next', words.nextPicture),
    out: button('out', words.smaller),
    in: button('in', words.larger),
    close: button('close', words.closePicture),
  }
  const caption = element('p', 'caption')
  caption.role = 'status'
  const row = element('div', 'row')
  const stage = element('section', 'stage')
  stage.ariaLabel = words.moveByKeys
  // By hand, since not every browser lets the keyboard into a section.
  stage.tabIndex = 0
  stage.append(row)
  const tools = element('div', 'tools')
  tools.append(caption, buttons.out, buttons.in, buttons.close)
  const dialog = document.createElement('dialog')
  dialog.className = 'picture-zoom'
  dialog.ariaLabel = words.closerView(name)
  dialog.append(tools, stage, ...(count > 1 ? [buttons.previous, buttons.next] : []))
  return { dialog, stage, row, caption, buttons }
}

function sheet(): CSSStyleSheet {
  const made = new CSSStyleSheet()
  made.replaceSync(styles)
  return made
}

function button(action: ZoomAction, label: string): HTMLButtonElement {
  const made = document.createElement('button')
  made.type = 'button'
  made.className = `icon-button ${action}`
  made.ariaLabel = label
  return made
}

function element(tag: 'div' | 'p' | 'section', className: string): HTMLElement {
  const made = document.createElement(tag)
  made.className = className
  return made
}
