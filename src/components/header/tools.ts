import { FIND_PATH, LISTS_PATH, PLANNER_PATH, QUICK_ORDER_PATH } from '#domain/paths.ts'
import * as common from '#words/common.ts'
import { findSummary } from '#words/filters.ts'
import * as lists from '#words/lists.ts'
import * as planner from '#words/planner.ts'
import * as quickOrder from '#words/quick-order.ts'

/** What helps to find, measure and gather mats: in the footer, in the mobile menu and on the home page. */
export const tools = [
  { label: common.findAMat, path: FIND_PATH, text: findSummary },
  { label: planner.planner, path: PLANNER_PATH, text: planner.summary },
  { label: quickOrder.quickOrder, path: QUICK_ORDER_PATH, text: quickOrder.summary },
  { label: common.lists, path: LISTS_PATH, text: lists.summary },
] as const
