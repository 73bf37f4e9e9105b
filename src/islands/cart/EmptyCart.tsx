import styles from './EmptyCart.module.css'

/** Nothing in the cart, and where to go from here. */
export function EmptyCart() {
  return (
    <div className={styles.empty}>
      <p>Your cart is empty.</p>
      <a className="button" href="/store">
        Visit the store
      </a>
    </div>
  )
}
