import type { Look } from './look.ts'
import { dairyLooks } from './looks-dairy.ts'
import { entranceLooks } from './looks-entrance.ts'
import { gymLooks } from './looks-gym.ts'
import { horseLooks } from './looks-horse.ts'
import { industrialLooks } from './looks-industrial.ts'

/** How each mat of the demo catalogue looks, by item id. */
export const looks: Record<string, Look> = {
  ...horseLooks,
  ...entranceLooks,
  ...dairyLooks,
  ...gymLooks,
  ...industrialLooks,
}

/** The look of one mat; throws when it has none. */
export const lookOf = (itemID: string): Look => {
  const look = looks[itemID]
  if (!look) throw new Error(`No look for item ${itemID}; add one in scripts/demo-pictures/looks-*.ts`)
  return look
}
