import { useEffect } from 'react'
import { withBoundary } from '#islands/boundary/with-boundary.tsx'
import { resumeQuickOrder } from '#stores/quick-answers.ts'
import { ListIntake } from './ListIntake.tsx'
import { ListReport } from './ListReport.tsx'
import { QuickGrid } from './QuickGrid.tsx'
import styles from './QuickOrder.module.css'
import { QuickSummary } from './QuickSummary.tsx'

/** Codes and quantities in a grid, typed, pasted or read from a file, and all of it into the cart. */
export const QuickOrder = withBoundary(QuickOrderIsland)

function QuickOrderIsland() {
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
      <ListReport />
      <QuickGrid />
      <QuickSummary />
    </div>
  )
}
