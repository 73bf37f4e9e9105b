import { useStore } from '@nanostores/react'
import { useEffect } from 'react'
import { withBoundary } from '#islands/boundary/with-boundary.tsx'
import { $lists } from '#stores/lists.ts'
import { $openListId, followAddress } from '#stores/open-list.ts'
import * as words from '#words/lists.ts'
import { AllLists } from './AllLists.tsx'
import { ListNotices } from './ListNotices.tsx'
import { ListOffer } from './ListOffer.tsx'
import styles from './ListsPage.module.css'
import { OpenList } from './OpenList.tsx'

/** The lists of this browser: all of them, or the one that the address names. */
export const ListsPage = withBoundary(ListsPageIsland)

function ListsPageIsland() {
  const lists = useStore($lists)
  const openId = useStore($openListId)
  const open = lists.find(({ id }) => id === openId)

  useEffect(followAddress, [])

  return (
    <div className={styles.screen}>
      <ListOffer />
      <ListNotices />
      {openId !== '' && open === undefined && <p className="notice">{words.notThisBrowser}</p>}
      {open === undefined ? <AllLists lists={lists} /> : <OpenList key={open.id} list={open} />}
    </div>
  )
}
