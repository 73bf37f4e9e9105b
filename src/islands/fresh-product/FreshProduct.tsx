import { useStore } from '@nanostores/react'
import { useEffect } from 'react'
import { withBoundary } from '#islands/boundary/with-boundary.tsx'
import { PassingButton } from '#islands/PassingButton.tsx'
import { siteName } from '#site-name.ts'
import { $freshProduct, readFreshProduct } from '#stores/fresh-product.ts'
import * as common from '#words/common.ts'
import * as words from '#words/fresh-product.ts'
import loadingStyles from './FreshLoading.module.css'
import styles from './FreshProduct.module.css'
import { FreshProductDetails } from './FreshProductDetails.tsx'

/**
 * The product page of an item that came into the store after the pages were built. For an unknown one it leaves a mark,
 * by which the page shows its way on.
 */
export const FreshProduct = withBoundary(FreshProductIsland)

function FreshProductIsland() {
  const product = useStore($freshProduct)

  useEffect(() => {
    void readFreshProduct()
  }, [])

  useEffect(() => {
    if (product.status === 'ready') document.title = `${product.fresh.item.name} | ${siteName}`
  }, [product])

  switch (product.status) {
    case 'loading':
      return (
        <div className={loadingStyles.loading} role="status">
          <span className={`skeleton ${loadingStyles.picture}`} />
          <span className={loadingStyles.spinner} />
          <p>{words.loading}</p>
        </div>
      )
    case 'unreachable':
      return (
        <div className={styles.trouble}>
          <h1>{words.cannotBeShown}</h1>
          <p className="lead">{words.newerThanPage}</p>
          <PassingButton className="button" onClick={readFreshProduct}>
            {common.tryAgain}
          </PassingButton>
        </div>
      )
    case 'unknown':
      return <div data-unknown-product />
    case 'ready':
      return <FreshProductDetails fresh={product.fresh} pictures={product.pictures} />
  }
}
