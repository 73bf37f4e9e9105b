import { useStore } from '@nanostores/react'
import { useEffect, useRef } from 'react'
import { formatCents } from '#domain/cents.ts'
import { type ComparisonRow, comparisonRows } from '#domain/comparison.ts'
import { isImperial } from '#domain/shown-unit.ts'
import { squareFootPrice } from '#domain/square-foot.ts'
import { unbroken } from '#domain/unbroken.ts'
import { readWrittenSaleTerms } from '#domain/written-sale-terms.ts'
import { ShownFact } from '#islands/units/ShownFact.tsx'
import { ownDirection } from '#own-direction.ts'
import { $shownUnit } from '#stores/shown-unit.ts'
import type { StatedItem } from '#stores/stated-item.ts'
import * as words from '#words/compare.ts'
import * as sale from '#words/sale-terms.ts'
import styles from './Compare.module.css'
import { CompareHead } from './CompareHead.tsx'
import { StuckNames } from './StuckNames.tsx'

/** Mats in columns. Rows that differ come first and say so; those that are the same are folded away below. */
export function CompareTable({ mats }: { mats: readonly StatedItem[] }) {
  const imperial = isImperial(useStore($shownUnit))
  const facts = useRef<HTMLElement>(null)
  const folded = useRef<HTMLDetailsElement>(null)
  const rows = comparisonRows(mats.map((mat) => [...factsOfSale(mat, imperial), ...mat.stated]))
  const differing = rows.filter(({ differs }) => differs)
  const same = rows.filter(({ differs }) => !differs)
  const lone = mats.length === 1

  useEffect(() => {
    const unfold = () => {
      if (folded.current !== null) folded.current.open = true
    }
    addEventListener('beforeprint', unfold)
    return () => removeEventListener('beforeprint', unfold)
  }, [])

  return (
    <>
      <StuckNames mats={mats} facts={facts} />
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways has to be reached by keyboard */}
      <section ref={facts} className={styles.scroll} aria-label={words.facts} tabIndex={0} data-columns={mats.length}>
        <table className={styles.table}>
          <caption className="visually-hidden">{lone ? words.facts : words.differing(differing.length)}</caption>
          <CompareHead mats={mats} />
          <tbody>
            {(lone ? rows : differing).map((row) => (
              <Row key={row.label} row={row} mats={mats} marked={!lone} />
            ))}
          </tbody>
        </table>
        {!lone && same.length > 0 && (
          <details ref={folded} className={`fold ${styles.same}`}>
            <summary>{words.allTheSame(same.length)}</summary>
            <table className={styles.table}>
              <caption className="visually-hidden">{words.allTheSame(same.length)}</caption>
              <Names mats={mats} />
              <tbody>
                {same.map((row) => (
                  <Row key={row.label} row={row} mats={mats} marked={false} />
                ))}
              </tbody>
            </table>
          </details>
        )}
      </section>
    </>
  )
}

/** Over columns that stand below those of another table, for who hears them. */
function Names({ mats }: { mats: readonly StatedItem[] }) {
  return (
    <thead>
      <tr className="visually-hidden">
        <td />
        {mats.map(({ itemId, name }) => (
          <th key={itemId} scope="col" dir={ownDirection}>
            {unbroken(name)}
          </th>
        ))}
      </tr>
    </thead>
  )
}

interface RowProps {
  row: ComparisonRow
  mats: readonly StatedItem[]
  marked: boolean
}

function Row({ row: { label, texts }, mats, marked }: RowProps) {
  return (
    <tr className={marked ? styles.differs : undefined}>
      <th scope="row">
        <span dir={ownDirection}>{label}</span> {marked && <small className={styles.mark}>{words.differs}</small>}
      </th>
      {mats.map(({ itemId }, index) => (
        <td key={itemId}>
          {texts[index] === undefined ? (
            <span className={styles.none}>{words.notStated}</span>
          ) : (
            <div dir={ownDirection}>
              <ShownFact text={texts[index]} />
            </div>
          )}
        </td>
      ))}
    </tr>
  )
}

/** What the price comes to by area and how it is sold, as rows among the facts. */
function factsOfSale({ squareMetre, sold }: StatedItem, imperial: boolean): { label: string; text: string }[] {
  const rule = sale.orderRule(readWrittenSaleTerms(sold))
  const area = imperial ? words.perSquareFoot : words.perSquareMetre
  const price = imperial ? squareFootPrice(squareMetre) : squareMetre
  return [
    ...(squareMetre > 0 ? [{ label: area, text: formatCents(price) }] : []),
    ...(rule === '' ? [] : [{ label: words.soldBy, text: rule }]),
  ]
}
