/** Something that stands in a row: its midst, and how long it is there. */
export interface InRow {
  midst: number
  long: number
}

/** Moves what would lie on each other in a row apart, in its order and around where it was; the rest stays. */
export function sideBySide<Thing extends InRow>(things: readonly Thing[]): Thing[] {
  const groups: Group<Thing>[] = []
  for (const thing of things.toSorted((one, other) => one.midst - other.midst)) {
    let group: Group<Thing> = { midst: thing.midst, long: thing.long, things: [thing] }
    for (let last = groups.at(-1); last !== undefined && meet(last, group); last = groups.at(-1)) {
      groups.pop()
      group = together(last, group)
    }
    groups.push(group)
  }
  return groups.flatMap(spread)
}

interface Group<Thing> extends InRow {
  things: Thing[]
}

function meet(one: InRow, next: InRow): boolean {
  return one.midst + one.long / 2 > next.midst - next.long / 2
}

function together<Thing>(one: Group<Thing>, next: Group<Thing>): Group<Thing> {
  const things = [...one.things, ...next.things]
  const midst = (one.midst * one.things.length + next.midst * next.things.length) / things.length
  return { midst, long: one.long + next.long, things }
}

function spread<Thing extends InRow>({ midst, long, things }: Group<Thing>): Thing[] {
  let from = midst - long / 2
  return things.map((thing) => {
    from += thing.long
    return { ...thing, midst: from - thing.long / 2 }
  })
}
