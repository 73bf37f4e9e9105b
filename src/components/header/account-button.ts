import { ACCOUNT_PATH, LOG_IN_PATH, logInPath } from '#domain/paths.ts'
import { isPlainClick } from '#islands/plain-click.ts'
import { $session } from '#stores/session.ts'
import { orSay } from '#stores/toasts.ts'
import * as common from '#words/common.ts'

const account = document.querySelector<HTMLElement>('[data-account]')
const button = account?.querySelector<HTMLAnchorElement>('[data-account-button]')
const menu = account?.querySelector<HTMLElement>('[data-account-menu]')
if (account && button && menu) enhance(account, button, menu)

/** The icon stays a link. Hovering, focusing or touching it shows the menu of whoever is logged in. */
function enhance(account: HTMLElement, button: HTMLAnchorElement, menu: HTMLElement): void {
  const show = (open: boolean) => {
    const shown = open && $session.get() !== undefined
    menu.hidden = !shown
    if ($session.get() === undefined) button.removeAttribute('aria-expanded')
    else button.setAttribute('aria-expanded', String(shown))
  }
  $session.subscribe((session) => {
    button.href = session === undefined ? LOG_IN_PATH : ACCOUNT_PATH
    button.setAttribute('aria-label', session === undefined ? common.logIn : common.myAccount)
    show(false)
  })
  account.addEventListener('pointerenter', (event) => event.pointerType === 'mouse' && show(true))
  account.addEventListener('pointerleave', ({ pointerType }) => {
    // A keyboard that is in the menu goes on there.
    if (pointerType === 'mouse' && account.querySelector(':focus-visible') === null) show(false)
  })
  account.addEventListener(
    'focusin',
    ({ target }) => target instanceof Element && target.matches(':focus-visible') && show(true),
  )
  account.addEventListener('focusout', ({ relatedTarget }) => {
    if (!(relatedTarget instanceof Node && account.contains(relatedTarget))) show(false)
  })
  account.addEventListener('keydown', ({ key }) => {
    if (key !== 'Escape') return
    if (menu.contains(document.activeElement)) button.focus()
    show(false)
  })
  // A finger cannot hover: it opens the menu, whose first entry is where the icon leads.
  button.addEventListener('click', (event) => {
    if (!(event instanceof PointerEvent) || event.pointerType !== 'touch' || $session.get() === undefined) return
    event.preventDefault()
    show(menu.hidden !== false)
  })
  button.addEventListener('click', (event) => {
    if ($session.get() !== undefined || !isPlainClick(event)) return
    event.preventDefault()
    void goOn(button)
  })
  document.addEventListener('pointerdown', ({ target }) => {
    if (target instanceof Node && !account.contains(target)) show(false)
  })
}

/** How long the icon may seem to do nothing. */
const LONGEST_MS = 2_000

/** A new tab does not know of an unremembered session, which the gateway does: it is asked before the icon leads on. */
async function goOn(button: HTMLAnchorElement): Promise<void> {
  // Who cannot be asked about is a stranger to this tab: the login says what is wrong.
  const asked = import('#stores/recall-session.ts')
    .then((script) => script.recallSession())
    .catch(() => undefined)
    .then(() => button.href)
  // The login asks as well, and leads on once it knows.
  const late = new Promise<string>((resolve) => setTimeout(resolve, LONGEST_MS, logInPath({ next: ACCOUNT_PATH })))
  location.assign(await Promise.race([asked, late]))
}

/** In the menu, and on the pages of the account. */
for (const way of document.querySelectorAll('[data-log-out]')) {
  way.addEventListener('click', async () => {
    await (await orSay(import('#stores/log-out.ts'), common.notLoaded))?.logOut()
  })
}
