import { smallPicture } from '#islands/card/small-picture.ts'
import { element } from '#islands/element.ts'
import { ownText } from '#islands/own-text.ts'
import type { PanelOption } from '#stores/search-panel.ts'
import { marked } from './marked.ts'
import styles from './SearchOption.module.css'

/** A link, so that it can be opened in a new tab like any other; the focus stays in the box. */
export function searchOption({ href, picture, name, code, brief, price }: PanelOption): HTMLAnchorElement {
  const facts = element(
    'span',
    { className: styles.facts ?? '' },
    ownText(element('span', {}, ...marked(code))),
    ' ',
    ...(brief.length === 0 ? [] : [ownText(element('span', {}, ...marked(brief)))]),
  )
  const text = element(
    'span',
    { className: styles.text ?? '' },
    ownText(element('span', { className: styles.name ?? '' }, ...marked(name))),
    facts,
  )
  return element(
    'a',
    { className: styles.option ?? '', role: 'option', tabIndex: -1, href },
    element('span', { className: `thumb ${styles.picture}` }, ...smallPicture(picture, 64)),
    text,
    ' ',
    element('span', { className: styles.price ?? '' }, price),
  )
}
