import { hasRoomAhead } from '#domain/pages-ahead.ts'

/** Whether the line of this browser has room for what may turn out to be of no use. */
export function hasRoom(): boolean {
  return hasRoomAhead('connection' in navigator ? Object(navigator.connection) : {})
}
