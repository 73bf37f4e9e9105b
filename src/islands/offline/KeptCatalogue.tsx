import { useStore } from '@nanostores/react'
import { useEffect } from 'react'
import { CART_PATH, FIND_PATH, LISTS_PATH, QUICK_ORDER_PATH, SEARCH_PATH } from '#domain/paths.ts'
import { withBoundary } from '#islands/boundary/with-boundary.tsx'
import { $offered, $onDevice, lookAtCatalogue } from '#stores/kept-catalogue.ts'
import * as common from '#words/common.ts'
import * as words from '#words/offline.ts'
import { quickOrder } from '#words/quick-order.ts'
import { CatalogueTools } from './CatalogueTools.tsx'
import { isElsewhere } from './is-elsewhere.ts'
import { isSparing } from './is-sparing.ts'
import styles from './KeptCatalogue.module.css'

const WAYS = [
  { path: FIND_PATH, name: common.findAMat },
  { path: SEARCH_PATH, name: common.search },
  { path: QUICK_ORDER_PATH, name: quickOrder },
  { path: CART_PATH, name: common.cart },
  { path: LISTS_PATH, name: common.lists },
]

/** What works without a network, and the catalogue on this device; it also stands in for a page that is not here. */
export const KeptCatalogue = withBoundary(function KeptCatalogue() {
  const offered = useStore($offered)
  const onDevice = useStore($onDevice)

  useEffect(() => {
    void lookAtCatalogue()
    addEventListener('online', lookAtCatalogue)
    return () => removeEventListener('online', lookAtCatalogue)
  }, [])

  return (
    <div className={styles.screen}>
      {isElsewhere() && <p className="notice">{words.notHere}</p>}
      <p className="lead">{isSparing() ? words.sparingLead : words.lead}</p>
      <section className={styles.works}>
        <h2>{words.whatWorks}</h2>
        <ul role="list">
          {WAYS.map(({ path, name }) => (
            <li key={path}>
              <a className="chip" href={path}>
                {name}
              </a>
            </li>
          ))}
        </ul>
        <p>{words.orderWaits}</p>
      </section>
      <section className={styles.card}>
        <h2>{words.catalogueHere}</h2>
        {onDevice === 'impossible' ? <p>{words.cannot}</p> : <CatalogueTools {...{ offered, onDevice }} />}
        <p className={styles.small}>{words.clearedByBrowsers}</p>
      </section>
    </div>
  )
})
