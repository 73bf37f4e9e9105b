import * as paths from '#domain/paths.ts'

/** The pages that are there whatever the store has, and that anybody may be led to. */
export const STANDING_PAGES: ReadonlySet<string> = new Set([
  paths.HOME_PATH,
  paths.STORE_PATH,
  paths.FIND_PATH,
  paths.SEARCH_PATH,
  paths.PLANNER_PATH,
  paths.QUICK_ORDER_PATH,
  paths.LISTS_PATH,
  paths.COMPARE_PATH,
  paths.CART_PATH,
  paths.LOG_IN_PATH,
  paths.OFFLINE_PATH,
  paths.ABOUT_US_PATH,
  paths.CONTACT_US_PATH,
  paths.FAQ_PATH,
  paths.SHIPPING_INFO_PATH,
  paths.RETURN_POLICY_PATH,
  paths.TERMS_OF_SERVICE_PATH,
])
