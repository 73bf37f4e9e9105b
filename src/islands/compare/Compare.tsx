import { useStore } from '@nanostores/react'
import { useEffect } from 'react'
import { MOST_COMPARED } from '#domain/compared-ids.ts'
import { FIND_PATH, STORE_PATH } from '#domain/paths.ts'
import { withBoundary } from '#islands/boundary/with-boundary.tsx'
import { PassingButton } from '#islands/PassingButton.tsx'
import { UnitSelect } from '#islands/units/UnitSelect.tsx'
import { $comparison, type Comparison, comparisonAddress, openComparison } from '#stores/comparison.ts'
import { showToast } from '#stores/toasts.ts'
import * as common from '#words/common.ts'
import * as words from '#words/compare.ts'
import styles from './Compare.module.css'
import { CompareTable } from './CompareTable.tsx'

/** Up to six mats side by side. */
export const Compare = withBoundary(CompareIsland)

function CompareIsland() {
  const comparison = useStore($comparison)
  const { status, mats } = comparison

  useEffect(() => {
    void openComparison()
  }, [])

  if (status === 'loading') {
    return (
      <div className={styles.waiting}>
        <p role="status" className="visually-hidden">
          {words.fetching}
        </p>
        <div className="skeleton" aria-hidden="true" />
      </div>
    )
  }
  return (
    <div className={styles.screen}>
      <Notices comparison={comparison} />
      {mats.length === 0 ? (
        <div className={styles.empty}>
          <h2>{words.nothingYet}</h2>
          <p>{words.emptyHint}</p>
          <p className="button-row">
            <a className="button" href={STORE_PATH}>
              {common.visitStore}
            </a>
            <a className="button quiet" href={FIND_PATH}>
              {common.findAMat}
            </a>
          </p>
        </div>
      ) : (
        <>
          <p className={styles.tools}>
            <UnitSelect />
            {mats.length < MOST_COMPARED && <a href={STORE_PATH}>{words.addAnother}</a>}
            <button type="button" className="text-button" onClick={copyLink}>
              {words.copyLink}
            </button>
            <button type="button" className="text-button" onClick={() => print()}>
              {words.print}
            </button>
          </p>
          <CompareTable mats={mats} />
        </>
      )}
    </div>
  )
}

/** What the address names and the page does not show. */
function Notices({ comparison: { unknown, beyond, unreached, mats } }: { comparison: Comparison }) {
  return (
    <div role="status">
      {unknown.length > 0 && <p className="notice">{words.notFound(unknown)}</p>}
      {beyond.length > 0 && <p className="notice">{words.tooMany(MOST_COMPARED, beyond)}</p>}
      {unreached.length > 0 && (
        <p className="notice problem">
          {words.unreachable(unreached)}{' '}
          <PassingButton className="text-button" onClick={() => void openComparison()}>
            {common.tryAgain}
          </PassingButton>
        </p>
      )}
      {mats.length === 1 && <p className="notice">{words.loneHint}</p>}
    </div>
  )
}

async function copyLink(): Promise<void> {
  const address = comparisonAddress()
  try {
    await navigator.clipboard.writeText(address)
    showToast(words.linkCopied)
  } catch {
    history.replaceState(history.state, '', address)
    showToast(words.copyFromAddressBar)
  }
}
