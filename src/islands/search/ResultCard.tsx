import { IMAGE_URL_TEMPLATE } from 'astro:env/client'
import { formatPrice } from '#domain/cents.ts'
import { productPath } from '#domain/paths.ts'
import { smallPictureAddress } from '#domain/picture-address.ts'
import { unbroken } from '#domain/unbroken.ts'
import { ownDirection } from '#own-direction.ts'
import type { SearchHit } from '#search/search-hit.ts'
import { markMatches } from '#search/search-marks.ts'
import type { SearchQuery } from '#search/search-query.ts'
import * as common from '#words/common.ts'
import { Marked } from './Marked.tsx'
import styles from './ResultCard.module.css'

interface Props {
  hit: SearchHit
  query: SearchQuery
}

/** A result as a card, like those of the store. */
export function ResultCard({ hit: { document, terms }, query }: Props) {
  const { itemId, name, code, brief, price, picture } = document
  return (
    <article className={styles.card}>
      <div className={styles.frame}>
        {picture !== '' && (
          <picture>
            <source type="image/avif" srcSet={smallPictureAddress(IMAGE_URL_TEMPLATE, picture, 'avif')} />
            <img
              src={smallPictureAddress(IMAGE_URL_TEMPLATE, picture, 'webp')}
              alt=""
              width={360}
              height={270}
              loading="lazy"
              decoding="async"
            />
          </picture>
        )}
      </div>
      <h2 className={styles.name} dir={ownDirection}>
        <a href={productPath({ itemId })}>
          <Marked pieces={markMatches(unbroken(name), query, terms)} />
        </a>
      </h2>
      <p className={styles.facts} dir={ownDirection}>
        <Marked pieces={markMatches(code, query, terms)} />
      </p>
      {brief !== '' && (
        <p className={styles.facts} dir={ownDirection}>
          <Marked pieces={markMatches(unbroken(brief), query, terms)} />
        </p>
      )}
      <p className={price === 'on-request' ? styles.request : styles.price}>
        {formatPrice(price, common.priceOnRequest)}
      </p>
    </article>
  )
}
