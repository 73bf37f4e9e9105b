import { nextPage } from '#domain/next-page.ts'
import * as paths from '#domain/paths.ts'
import * as words from '#words/log-in-reasons.ts'

/** Each page that is for customers alone, and why it asks who somebody is. */
const REASONS: readonly (readonly [path: string, reason: string])[] = [
  [paths.CHECKOUT_PATH, words.checkout],
  [paths.ACCOUNT_PATH, words.account],
  [paths.EDIT_PROFILE_PATH, words.editProfile],
  [paths.EDIT_PASSWORD_PATH, words.editPassword],
  [paths.MY_ORDERS_PATH, words.orders],
  [paths.ORDER_DETAILS_PATH, words.order],
  [paths.BUY_AGAIN_PATH, words.buyAgain],
]

/** Why the login was opened, by the page that it leads to; empty where nobody has to log in for that. */
export function logInReason(search: string): string {
  const next = nextPage(search)
  return REASONS.find(([path]) => paths.leadsTo(path, next))?.[1] ?? ''
}
