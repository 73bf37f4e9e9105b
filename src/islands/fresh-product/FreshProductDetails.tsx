import { useStore } from '@nanostores/react'
import { useState } from 'react'
import { formatPrice } from '#domain/cents.ts'
import { readDescription } from '#domain/description.ts'
import { tellsLengths } from '#domain/fact.ts'
import { factLabel, factText } from '#domain/fact-text.ts'
import type { FreshItem } from '#domain/item.ts'
import { itemFacts } from '#domain/item-facts.ts'
import { contactPath, RETURN_POLICY_PATH, SHIPPING_INFO_PATH } from '#domain/paths.ts'
import { readSaleTerms } from '#domain/read-sale-terms.ts'
import { squareMetrePrice } from '#domain/square-metre.ts'
import { unbroken } from '#domain/unbroken.ts'
import { writeSaleTerms } from '#domain/written-sale-terms.ts'
import { areaPrice } from '#islands/units/area-price.ts'
import { ShownFact } from '#islands/units/ShownFact.tsx'
import { UnitSelect } from '#islands/units/UnitSelect.tsx'
import { ownDirection } from '#own-direction.ts'
import { $shownUnit } from '#stores/shown-unit.ts'
import * as common from '#words/common.ts'
import { factLabels } from '#words/facts.ts'
import * as words from '#words/fresh-product.ts'
import { saveToList } from '#words/lists.ts'
import * as sale from '#words/sale-terms.ts'
import styles from './FreshProduct.module.css'

interface Props {
  fresh: FreshItem
  pictures: string[]
}

/** Pictures, facts and price of an item, as its built page will show them. */
export function FreshProductDetails({ fresh, pictures }: Props) {
  const { item } = fresh
  const { paragraphs } = readDescription(item.description)
  const terms = readSaleTerms(item)
  const facts = itemFacts(item)
  const unit = useStore($shownUnit)
  const area = squareMetrePrice({ ...item, terms, facts })
  /** Those that the store names and does not have. */
  const [broken, setBroken] = useState<readonly string[]>([])
  const [chosen, setChosen] = useState('')
  const there = pictures.filter((picture) => !broken.includes(picture))
  const shown = there.find((picture) => picture === chosen) ?? there[0]
  const leaveOut = (picture: string) => () => setBroken((before) => [...before, picture])
  return (
    <article className={styles.product} data-fresh-product>
      <div className={styles.pictures}>
        {shown === undefined ? (
          <div className={styles.main} />
        ) : (
          <img
            key={shown}
            className={styles.main}
            src={shown}
            alt={item.name}
            width={1200}
            height={900}
            onError={leaveOut(shown)}
          />
        )}
        {there.length > 1 && (
          <ul className={styles.thumbs}>
            {there.map((picture, index) => (
              <li key={picture}>
                <button type="button" aria-pressed={picture === shown} onClick={() => setChosen(picture)}>
                  <img
                    src={picture}
                    alt={words.pictureOf(index + 1, there.length)}
                    width={120}
                    height={90}
                    onError={leaveOut(picture)}
                  />
                </button>
              </li>
            ))}
          </ul>
        )}
      </div>
      <div>
        {item.brand && (
          <p className="eyebrow" dir={ownDirection}>
            {item.brand}
          </p>
        )}
        <h1 className={styles.name} dir={ownDirection}>
          {unbroken(item.name)}
        </h1>
        {item.code && <p className={styles.code}>{words.itemCode(item.code)}</p>}
        <p className={styles.price}>
          {formatPrice(item.price, common.priceOnRequest)} {item.price !== 'on-request' && sale.perUnit(terms.unit)}
        </p>
        {area !== undefined && <p className="aside">{unbroken(areaPrice(area, unit))}</p>}
        {item.price !== 'on-request' && <p>{unbroken(sale.orderRule(terms))}</p>}
        {item.price === 'on-request' ? (
          <a className="button" href={contactPath(item)}>
            {common.askForAPrice}
          </a>
        ) : (
          <button
            type="button"
            className="button"
            data-add-to-cart={item.itemId}
            data-code={item.code}
            data-name={item.name}
            data-price={item.price}
            data-picture={there[0] ?? ''}
            data-sold={writeSaleTerms(terms)}
          >
            {common.addToCart}
          </button>
        )}
        <p>
          <button
            type="button"
            className="text-button"
            data-add-to-cart=""
            data-to-list={item.itemId}
            data-code={item.code}
            data-name={item.name}
            data-price={item.price}
            data-picture={there[0] ?? ''}
            data-sold={writeSaleTerms(terms)}
          >
            {saveToList}
          </button>
        </p>
        {facts.some(tellsLengths) && (
          <p className={styles.sizes}>
            <UnitSelect />
          </p>
        )}
        {facts.length > 0 && (
          <table className={`table ${styles.facts}`}>
            <tbody>
              {facts.map((fact) => (
                <tr key={factLabel(fact, factLabels)}>
                  <th scope="row">{factLabel(fact, factLabels)}</th>
                  <td>
                    <bdi>
                      <ShownFact text={factText(fact)} />
                    </bdi>
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        )}
        <p className={styles.terms}>
          <a href={SHIPPING_INFO_PATH}>{common.shippingInfo}</a>
          <a href={RETURN_POLICY_PATH}>{common.returnPolicy}</a>
        </p>
        {paragraphs.map((paragraph) => (
          <p key={paragraph} className={styles.paragraph} dir={ownDirection}>
            {unbroken(paragraph)}
          </p>
        ))}
      </div>
    </article>
  )
}
