import { LOG_OUTS, WHOSE } from '#domain/personal-storage.ts'
import { forgetInTab } from './forget-in-tab.ts'

/**
 * What all tabs share of a customer, but for the key of a checkout whose end nobody has seen: who comes back within its
 * quarter of an hour asks with it what became of the order. `placing` was direct mode's journal, whose orders are
 * forgotten with the session.
 */
const PERSONAL_TO_ALL_TABS = /^(?:placing-claims|placing:.*|waiting-message)$/

/**
 * Removes everything that this browser keeps of who was logged in and what was typed, but for cookies: what this tab
 * holds, and what all tabs share; the other tabs forget what they hold at once, or when they next look. The cart and what
 * was looked at belong to the browser.
 */
export function forgetPersonal(): void {
  try {
    forgetShared()
  } catch {
    // A storage that is forbidden holds nothing; in one that is full no other tab learns more than that somebody left.
  }
  forgetInTab()
}

function forgetShared(): void {
  for (const key of Object.keys(localStorage)) if (PERSONAL_TO_ALL_TABS.test(key)) localStorage.removeItem(key)
  try {
    localStorage.setItem(LOG_OUTS, String(Number(localStorage.getItem(LOG_OUTS) ?? 0) + 1))
  } finally {
    // Last: a tab that hears of it knows by then that it has to forget, and does not note it again.
    localStorage.removeItem(WHOSE)
  }
}
