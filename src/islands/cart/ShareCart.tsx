import { cartLinkAddress } from '#domain/cart-link.ts'
import { $cart } from '#stores/cart.ts'
import { showToast } from '#stores/toasts.ts'
import * as words from '#words/cart.ts'

/** Copies a link that restores this cart in another browser; where nothing may be copied, the address becomes that link. */
export function ShareCart() {
  return (
    <button type="button" className="button quiet" onClick={share}>
      {words.shareCart}
    </button>
  )
}

async function share(): Promise<void> {
  const url = cartLinkAddress(location.origin, $cart.get())
  try {
    await navigator.clipboard.writeText(url)
    showToast(words.linkCopied)
  } catch {
    showToast(words.copyFromAddressBar)
    history.replaceState(null, '', url)
  }
}
