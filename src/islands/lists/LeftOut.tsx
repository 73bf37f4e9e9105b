import { unbroken } from '#domain/unbroken.ts'
import type { ListInCart } from '#stores/list-cart.ts'
import * as words from '#words/lists.ts'
import styles from './OpenList.module.css'
import { leftOutWords } from './tell-added.ts'

/** Which lines of a list did not come into the cart, and why. */
export function LeftOut({ left }: Pick<ListInCart, 'left'>) {
  return (
    <div role="status">
      {left.length > 0 && (
        <div className="notice problem">
          <p>{words.notAdded(left.length)}</p>
          <ul className={styles.left}>
            {left.map(({ line, why }) => (
              <li key={line.itemId}>{unbroken(words.notInCart(line.name || line.itemId, leftOutWords[why]))}</li>
            ))}
          </ul>
        </div>
      )}
    </div>
  )
}
