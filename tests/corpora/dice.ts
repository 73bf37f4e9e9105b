/** Chance that falls the same way at every run. */
export interface Dice {
  chance(share: number): boolean
  below(count: number): number
  pick<Thing>(things: readonly Thing[]): Thing
  shuffled<Thing>(things: readonly Thing[]): Thing[]
}

/** Dice after mulberry32, a generator of 32 bits that is even enough for drawing texts. */
export function diceFrom(seed: number): Dice {
  let state = seed
  const roll = (): number => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  const below = (count: number): number => Math.floor(roll() * count)
  return {
    below,
    chance: (share) => roll() < share,
    pick(things) {
      const picked = things[below(things.length)]
      if (picked === undefined) throw new RangeError('There is nothing to pick from.')
      return picked
    },
    shuffled: (things) =>
      things
        .map((thing) => ({ thing, at: roll() }))
        .toSorted((one, other) => one.at - other.at)
        .map(({ thing }) => thing),
  }
}
