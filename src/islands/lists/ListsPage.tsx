import { useStore } from '@nanostores/react'
import { useEffect, useRef } from 'react'
import { withBoundary } from '#islands/boundary/with-boundary.tsx'
import { useKeptPlace } from '#islands/use-kept-place.ts'
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

  const before = useRef(openId)

  useEffect(followAddress, [])
  useKeptPlace()
  useEffect(() => {
    const wasOpen = before.current === openId
    before.current = openId
    if (wasOpen || openId === '') return
    // What was pressed is gone with the page of all lists: the keyboard goes on here.
    document.querySelector<HTMLElement>('main')?.focus({ preventScroll: true })
    scrollTo({ top: 0, behavior: 'instant' })
  }, [openId])

  return (
    <div className={styles.screen}>
      <ListOffer />
      <ListNotices />
      {openId !== '' && open === undefined && <p className="notice">{words.notThisBrowser}</p>}
      {open === undefined ? <AllLists lists={lists} /> : <OpenList key={open.id} list={open} />}
    </div>
  )
}
