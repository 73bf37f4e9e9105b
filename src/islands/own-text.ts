import { ownDirection } from '#own-direction.ts'

/** Sets apart what the shop does not say itself, such as a name: it runs in its own direction. */
export function ownText<Made extends HTMLElement>(made: Made): Made {
  if (ownDirection !== undefined) made.dir = ownDirection
  return made
}
