import { useStore } from '@nanostores/react'
import { useEffect, useState } from 'react'
import { withBoundary } from '#islands/boundary/with-boundary.tsx'
import { ItemCard } from '#islands/card/ItemCard.tsx'
import type { SearchDocument } from '#search/search-document.ts'
import { $freshProduct, relatedProducts } from '#stores/fresh-product.ts'
import * as common from '#words/common.ts'
import styles from './FreshProduct.module.css'

interface Props {
  /** Names of sub-categories by their ids. */
  subCategories: Readonly<Record<string, string>>
}

const NOTHING_ASKED = { text: '', wishes: [] }

/** Products of the sub-category of a product that is newer than the build. */
export const FreshRelated = withBoundary(FreshRelatedIsland)

function FreshRelatedIsland({ subCategories }: Props) {
  const product = useStore($freshProduct)
  const [related, setRelated] = useState<readonly SearchDocument[]>([])
  const item = product.status === 'ready' ? product.fresh.item : undefined
  const name = item === undefined ? undefined : subCategories[item.subCategoryId]

  useEffect(() => {
    if (item !== undefined && name !== undefined) void relatedProducts(item.itemId, name).then(setRelated)
  }, [item, name])

  if (related.length === 0) return null
  return (
    <section className={styles.related} aria-labelledby="related">
      <h2 id="related">{common.relatedProducts}</h2>
      <ul>
        {related.map((document) => (
          <li key={document.itemId}>
            <ItemCard hit={{ document, terms: [] }} query={NOTHING_ASKED} />
          </li>
        ))}
      </ul>
    </section>
  )
}
