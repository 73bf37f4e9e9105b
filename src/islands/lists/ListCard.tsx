import type { List } from '#domain/list.ts'
import { listPath } from '#domain/paths.ts'
import { unbroken } from '#domain/unbroken.ts'
import { LinePicture } from '#islands/cart/LinePicture.tsx'
import * as words from '#words/lists.ts'
import { amounts } from '#words/sale-terms.ts'
import styles from './AllLists.module.css'

const SHOWN_PICTURES = 4

/** A list by its name, what it holds and how that looks. */
export function ListCard({ list }: { list: List }) {
  const { name, lines } = list
  const pictured = lines.filter(({ picture }) => picture !== '').slice(0, SHOWN_PICTURES)
  return (
    <li className={styles.card}>
      <div>
        <h2>
          <a href={listPath(list)}>
            <bdi>{unbroken(name)}</bdi>
          </a>
        </h2>
        <p className={styles.count}>{words.sentence(words.products(lines.length), amounts(lines))}</p>
      </div>
      <div className={styles.pictures}>
        {pictured.map(({ itemId, picture }) => (
          <LinePicture key={itemId} src={picture} />
        ))}
      </div>
    </li>
  )
}
