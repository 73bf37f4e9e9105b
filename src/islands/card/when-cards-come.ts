/**
 * Runs `act` when islands have changed the page and what they drew has been painted: nobody waits for what is done to
 * their cards. Many changes are one.
 */
export function whenCardsCome(act: () => void): void {
  let due = false
  new MutationObserver(() => {
    if (due) return
    due = true
    requestAnimationFrame(() =>
      setTimeout(() => {
        due = false
        act()
      }),
    )
  }).observe(document.body, { childList: true, subtree: true })
}
