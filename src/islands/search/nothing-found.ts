import { helpPages } from '#help-pages.ts'
import { element } from '#islands/element.ts'
import * as common from '#words/common.ts'
import * as words from '#words/search.ts'
import styles from './SearchPanel.module.css'
import { storeSentence } from './store-sentence.ts'

/** No results, and what to do about it. */
export function nothingFound(asked: string): HTMLElement {
  return element(
    'div',
    { className: styles.message ?? '' },
    element('p', { className: styles.lead ?? '' }, words.nothingMatches(asked)),
    storeSentence('', words.trySomethingElse),
    element(
      'ul',
      { className: styles.help ?? '', ariaLabel: common.help },
      ...helpPages.map(({ path, name }) => element('li', {}, element('a', { href: path }, name))),
    ),
  )
}
