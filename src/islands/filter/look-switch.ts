import { button, element } from '#islands/element.ts'
import type { PlainPart } from '#islands/Plain.tsx'
import { FILTER_LOOKS, type FilterLook } from '#search/filter-selection.ts'
import * as words from '#words/filters.ts'
import styles from './LookSwitch.module.css'

/** Pictures or a table. */
export function lookSwitch(onLook: (look: FilterLook) => void): PlainPart<FilterLook> {
  const buttons = FILTER_LOOKS.map((name) => ({ name, press: button({}, words.looks[name], () => onLook(name)) }))
  return {
    element: element(
      'fieldset',
      { className: styles.looks ?? '' },
      element('legend', { className: 'visually-hidden' }, words.view),
      ...buttons.map(({ press }) => press),
    ),
    show(look) {
      for (const { name, press } of buttons) press.ariaPressed = String(name === look)
    },
  }
}
