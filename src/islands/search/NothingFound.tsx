import { STORE_PATH } from '#domain/paths.ts'
import { helpPages } from '#help-pages.ts'
import * as common from '#words/common.ts'
import * as words from '#words/search.ts'
import styles from './SearchPanel.module.css'

/** No results, and what to do about it. */
export function NothingFound({ asked }: { asked: string }) {
  const [before, store, after] = words.trySomethingElse
  return (
    <div className={styles.message}>
      <p className={styles.lead}>{words.nothingMatches(asked)}</p>
      <p>
        {before}
        <a href={STORE_PATH}>{store}</a>
        {after}
      </p>
      <ul className={styles.help} aria-label={common.help}>
        {helpPages.map(({ path, name }) => (
          <li key={path}>
            <a href={path}>{name}</a>
          </li>
        ))}
      </ul>
    </div>
  )
}
