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

/** The names of the mats, below the header from where the head of the table is out of sight; for the eye alone. */
export function StuckNames({ mats, facts }: Props) {
  const bar = useRef<HTMLDivElement>(null)
  const [stuck, setStuck] = useState(false)

  useEffect(() => {
    const [names, scrolled, head] = [bar.current, facts.current, facts.current?.querySelector('thead tr')]
    if (names === null || scrolled === null || !head) return
    const follow = () => {
      names.scrollLeft = scrolled.scrollLeft
    }
    follow()
    scrolled.addEventListener('scroll', follow, { passive: true })
    const watch = new IntersectionObserver(
      ([entry]) => setStuck(entry !== undefined && !entry.isIntersecting && entry.boundingClientRect.top < 0),
      { rootMargin: `-${getComputedStyle(names).top} 0px 0px` },
    )
    watch.observe(head)
    return () => {
      scrolled.removeEventListener('scroll', follow)
      watch.disconnect()
    }
  }, [facts])

  return (
    <div
      ref={bar}
      className={`${styles.scroll} ${styles.names}`}
      aria-hidden="true"
      data-columns={mats.length}
      data-stuck={stuck}
    >
      <div className={styles.columns}>
        <span className={styles.corner} />
        {mats.map(({ itemId, name }) => (
          <span key={itemId} className={styles.name} dir={ownDirection}>
            {unbroken(name)}
          </span>
        ))}
      </div>
    </div>
  )
}
