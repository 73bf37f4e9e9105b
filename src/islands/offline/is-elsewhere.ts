import { leadsTo, OFFLINE_PATH } from '#domain/paths.ts'

/** Whether the page of what works without a network stands in for another one that is not on this device. */
export function isElsewhere(): boolean {
  return !leadsTo(OFFLINE_PATH, location.pathname)
}
