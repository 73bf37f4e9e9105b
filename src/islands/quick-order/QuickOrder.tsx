import { useStore } from '@nanostores/react'
import { useEffect } from 'react'
import { withBoundary } from '#islands/boundary/with-boundary.tsx'
import { resumeQuickOrder } from '#stores/quick-answers.ts'
import { $readingList } from '#stores/quick-order.ts'
import * as words from '#words/quick-order.ts'
import { ListIntake } from './ListIntake.tsx'
import { ListReport } from './ListReport.tsx'
import { QuickGrid } from './QuickGrid.tsx'
import styles from './QuickOrder.module.css'
import { QuickSummary } from './QuickSummary.tsx'

/** Codes and quantities in a grid, typed, pasted or read from a file, and all of it into the cart. */
export const QuickOrder = withBoundary(QuickOrderIsland)

function QuickOrderIsland() {
  const reading = useStore($readingList)

  useEffect(() => {
    const resume = () => void resumeQuickOrder()
    // Back may bring the page with rows that another one kept.
    const resumeBack = ({ persisted }: PageTransitionEvent) => persisted && resume()
    resume()
    addEventListener('pageshow', resumeBack)
    return () => removeEventListener('pageshow', resumeBack)
  }, [])

  return (
    <div className={styles.screen}>
      <ListIntake />
      <div role="status">
        {reading && <p className="notice">{words.reading}</p>}
        <ListReport />
      </div>
      <QuickGrid />
      <QuickSummary />
    </div>
  )
}
