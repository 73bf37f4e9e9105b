import type { Lists } from '#domain/list.ts'
import { STORE_PATH } from '#domain/paths.ts'
import * as common from '#words/common.ts'
import * as words from '#words/lists.ts'
import styles from './AllLists.module.css'
import { ListCard } from './ListCard.tsx'
import { ListFile } from './ListFile.tsx'
import { NewList } from './NewList.tsx'

/** All lists at a glance, and the ways to a new one. */
export function AllLists({ lists }: { lists: Lists }) {
  return (
    <>
      {lists.length === 0 ? (
        <div className={styles.none}>
          <p className="lead">{words.noLists}</p>
          <p>
            <a href={STORE_PATH}>{common.visitStore}</a>
          </p>
        </div>
      ) : (
        <ul className={styles.lists}>
          {lists.map((list) => (
            <ListCard key={list.id} list={list} />
          ))}
        </ul>
      )}
      <div className={styles.ways}>
        <NewList />
        <ListFile />
      </div>
    </>
  )
}
