import { CONTACT_US_PATH, FAQ_PATH, FIND_PATH, RETURN_POLICY_PATH, SHIPPING_INFO_PATH } from '#domain/paths.ts'
import * as common from '#words/common.ts'

/** Where a search for what is no mat leads on: nobody who asks for "returns" or "Kenya" is left with nothing. */
export const helpPages = [
  { path: FIND_PATH, name: common.findAMat },
  { path: SHIPPING_INFO_PATH, name: common.shippingInfo },
  { path: RETURN_POLICY_PATH, name: common.returnPolicy },
  { path: FAQ_PATH, name: common.faq },
  { path: CONTACT_US_PATH, name: common.contactUs },
] as const
