import { type RefObject, useEffect, useRef, useState } from 'react'
import { unbroken } from '#domain/unbroken.ts'
import { ownDirection } from '#own-direction.ts'
import type { StatedItem } from '#stores/stated-item.ts'
import styles from './Compare.module.css'

interface Props {
  mats: readonly StatedItem[]
  /** What scrolls the table sideways: no head within can stick to the window. */
  facts: RefObject<HTMLElement | null>
}

/** The names of the mats, below the header while the table is in sight and its head is not; for the eye alone. */
export function StuckNames({ mats, facts }: Props) {
  const bar = useRef<HTMLDivElement>(null)
  const columns = useRef<HTMLDivElement>(null)
  const [stuck, setStuck] = useState(false)

  useEffect(() => {
    const [table, head] = [facts.current, facts.current?.querySelector('thead tr')]
    if (table === null || !head) return
    const follow = () => columns.current?.scrollTo({ left: table.scrollLeft, behavior: 'instant' })
    follow()
    table.addEventListener('scroll', follow, { passive: true })
    const top = bar.current?.getBoundingClientRect().top ?? 0
    const look = () => setStuck(bottomOf(head) <= top && bottomOf(table) > top)
    const watch = new IntersectionObserver(look, { rootMargin: `-${top}px 0px 0px` })
    watch.observe(head)
    watch.observe(table)
    return () => {
      table.removeEventListener('scroll', follow)
      watch.disconnect()
    }
  }, [facts])

  return (
    <div ref={bar} className={styles.names} aria-hidden="true" data-stuck={stuck}>
      <div className="container">
        <div ref={columns} className={styles.scroll} data-columns={mats.length}>
          <div className={styles.columns}>
            {mats.map(({ itemId, name }) => (
              <span key={itemId} className={styles.name} dir={ownDirection}>
                {unbroken(name)}
              </span>
            ))}
          </div>
        </div>
      </div>
    </div>
  )
}

function bottomOf(element: Element): number {
  return element.getBoundingClientRect().bottom
}
