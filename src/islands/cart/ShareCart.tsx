import { cartLinkAddress } from '#domain/cart-link.ts'
import { $cart } from '#stores/cart.ts'
import { showToast } from '#stores/toasts.ts'

/** Copies a link that restores this cart in another browser, or hands it to the device's own share sheet. */
export function ShareCart() {
  return (
    <button type="button" className="button quiet" onClick={share}>
      Share this cart
    </button>
  )
}

async function share(): Promise<void> {
  const url = cartLinkAddress(location.origin, $cart.get())
  try {
    await navigator.clipboard.writeText(url)
    showToast('A link to this cart has been copied')
  } catch {
    showToast('The link is in the address bar: copy it from there')
    history.replaceState(null, '', url)
  }
}
