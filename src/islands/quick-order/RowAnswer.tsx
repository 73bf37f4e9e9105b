import type { MouseEvent } from 'react'
import { formatCents } from '#domain/cents.ts'
import { contactPath, productPath } from '#domain/paths.ts'
import type { RowAnswer as Answer, QuickItem, QuickRow } from '#domain/quick-row.ts'
import { unbroken } from '#domain/unbroken.ts'
import { chooseItem, writeQuantity } from '#stores/quick-order.ts'
import * as common from '#words/common.ts'
import * as offer from '#words/offered-items.ts'
import * as words from '#words/quick-order.ts'
import * as sale from '#words/sale-terms.ts'
import { goOnAtQuantity, isByKeyboard } from './grid-keys.ts'
import styles from './QuickGrid.module.css'

/** What a row comes to, in words: the product, what is offered instead, or why it goes nowhere. */
export function RowAnswer({ row, answer }: { row: QuickRow; answer: Answer }) {
  switch (answer.state) {
    case 'blank':
      return null
    case 'looking':
      return <p className={styles.soft}>{words.looking}</p>
    case 'unreachable':
      return <p className={styles.wrong}>{offer.unreachable}</p>
    case 'unknown':
      return <Unknown row={row} />
    case 'on-request':
      return (
        <>
          <Named item={answer.item} />
          <p className={styles.wrong}>
            {words.askAboutIt} <a href={contactPath(answer.item)}>{common.askForAPrice}</a>
          </p>
        </>
      )
    case 'wrong-quantity':
      return (
        <>
          <Named item={answer.item} />
          <p className={styles.wrong}>{words.quantityProblem(answer.problem, answer.written)}</p>
        </>
      )
    case 'unsold':
      return (
        <>
          <Named item={answer.item} />
          <p className={styles.wrong}>
            {unbroken(sale.orderRule(answer.item.terms))}{' '}
            <button
              type="button"
              className="text-button"
              onClick={goingOn(() => writeQuantity(row.key, String(answer.sold)))}
            >
              {unbroken(sale.makeIt(sale.amount(answer.sold, answer.item.terms.unit)))}
            </button>
          </p>
        </>
      )
    case 'accepted':
      return (
        <>
          <Named item={answer.item} />
          {row.joined.length > 1 && <p className={styles.soft}>{words.joined(row.joined)}</p>}
        </>
      )
  }
}

/** What is pressed goes with what it does. */
function goingOn(act: () => void) {
  return (event: MouseEvent): void => {
    if (isByKeyboard(event)) goOnAtQuantity(event.currentTarget)
    act()
  }
}

function Named({ item }: { item: QuickItem }) {
  return (
    <p>
      <a className={styles.name} dir="auto" href={productPath(item)}>
        {unbroken(item.name) || item.itemId}
      </a>
      {item.price !== 'on-request' && (
        <span className={styles.soft}> {unbroken(`${formatCents(item.price)} ${sale.perUnit(item.terms.unit)}`)}</span>
      )}
    </p>
  )
}

function Unknown({ row }: { row: QuickRow }) {
  const near = row.found.state === 'unknown' ? row.found.near : []
  if (row.wanted.trim() === '') return <p className={styles.wrong}>{words.noCode}</p>
  if (near === undefined) return <p className={styles.soft}>{words.lookAround}</p>
  if (near.length === 0) return <p className={styles.wrong}>{offer.notFound}</p>
  return (
    <>
      <p className={styles.wrong}>{`${offer.notFound} ${words.didYouMean}`}</p>
      <ul className={styles.near}>
        {near.map((item) => (
          <li key={item.itemId}>
            <button type="button" className="text-button" onClick={goingOn(() => chooseItem(row.key, item))}>
              <bdi>{item.code || item.itemId}</bdi>?
            </button>{' '}
            <bdi className={styles.soft}>{unbroken(item.name)}</bdi>
          </li>
        ))}
      </ul>
    </>
  )
}
