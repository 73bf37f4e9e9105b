import { useStore } from '@nanostores/react'
import { useEffect, useState } from 'react'
import { withBoundary } from '#islands/boundary/with-boundary.tsx'
import { CardEntry } from '#islands/card/CardEntry.tsx'
import type { SearchDocument } from '#search/search-document.ts'
import type { SearchHit } from '#search/search-hit.ts'
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
  const [related, setRelated] = useState<readonly SearchHit[]>([])
  const item = product.status === 'ready' ? product.fresh.item : undefined
  const name = item === undefined ? undefined : subCategories[item.subCategoryId]

  useEffect(() => {
    if (item === undefined || name === undefined) return
    const show = (documents: SearchDocument[]) => setRelated(documents.map((document) => ({ document, terms: [] })))
    void relatedProducts(item.itemId, name).then(show)
  }, [item, name])

  if (related.length === 0) return null
  return (
    <section className={styles.related} aria-labelledby="related">
      <h2 id="related">{common.relatedProducts}</h2>
      <ul>
        {related.map((hit) => (
          <CardEntry key={hit.document.itemId} hit={hit} query={NOTHING_ASKED} />
        ))}
      </ul>
    </section>
  )
}
