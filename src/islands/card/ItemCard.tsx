import { IMAGE_URL_TEMPLATE } from 'astro:env/client'
import { useStore } from '@nanostores/react'
import { formatCents, formatPrice } from '#domain/cents.ts'
import { productPath } from '#domain/paths.ts'
import { smallPictureAddress } from '#domain/picture-address.ts'
import { inShownUnit } from '#domain/shown-measures.ts'
import { unbroken } from '#domain/unbroken.ts'
import { readWrittenSaleTerms } from '#domain/written-sale-terms.ts'
import { Marked } from '#islands/search/Marked.tsx'
import { ownDirection } from '#own-direction.ts'
import type { SearchHit } from '#search/search-hit.ts'
import { markMatches } from '#search/search-marks.ts'
import type { SearchQuery } from '#search/search-query.ts'
import { $shownUnit } from '#stores/shown-unit.ts'
import * as common from '#words/common.ts'
import * as sale from '#words/sale-terms.ts'
import * as units from '#words/units.ts'
import { familyLine } from './family-line.ts'
import { SmallPicture } from './SmallPicture.tsx'

interface Props {
  hit: SearchHit
  query: SearchQuery
}

/** The card of the store's lists where the browser draws it; styles/cards.css has its look, ItemCard.astro its twin. */
export function ItemCard({ hit: { document, terms }, query }: Props) {
  const { itemId, name, code, brief, material, family, price, picture, second, sold, squareMetre } = document
  const per = price === 'on-request' ? '' : sale.perUnit(readWrittenSaleTerms(sold).unit)
  const shownBrief = inShownUnit(brief, useStore($shownUnit))
  const marked = (text: string) => <Marked pieces={markMatches(unbroken(text), query, terms)} />
  return (
    <article className="item-card">
      <div className="frame">
        <SmallPicture picture={picture} width={360} />
        {second !== '' && (
          <img className="second" src={smallPictureAddress(IMAGE_URL_TEMPLATE, second, 'webp')} alt="" loading="lazy" />
        )}
      </div>
      <h2 className="name" dir={ownDirection}>
        <a href={productPath({ itemId })}>{marked(name)}</a>
      </h2>
      {code !== '' && (
        <p className="facts" dir={ownDirection}>
          <Marked pieces={markMatches(code, query, terms)} />
        </p>
      )}
      {brief !== '' && (
        <p className="facts" dir={ownDirection} title={shownBrief === brief ? undefined : units.stated(brief)}>
          {marked(shownBrief)}
        </p>
      )}
      {material !== '' && (
        <p className="facts" dir={ownDirection}>
          {marked(material)}
        </p>
      )}
      {family.length > 0 && <p className="facts makes">{familyLine(family)}</p>}
      <div className="foot">
        <p className={price === 'on-request' ? 'price request' : 'price'}>
          {formatPrice(price, common.priceOnRequest)} {per !== '' && <span className="aside">{unbroken(per)}</span>}
          {squareMetre > 0 && (
            <span className="aside area">{unbroken(sale.perSquareMetre(formatCents(squareMetre)))}</span>
          )}
        </p>
        {price !== 'on-request' && (
          <button
            type="button"
            aria-label={common.addToCart}
            data-add-to-cart={itemId}
            data-code={code}
            data-price={price}
            data-sold={sold || undefined}
          />
        )}
      </div>
    </article>
  )
}
