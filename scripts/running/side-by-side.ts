/** Where a piece of work says how it goes. */
export type Say = (text: string) => void

/** Tells the terminal at once: for work that has it for itself. */
export const sayAtOnce: Say = (text) => void process.stdout.write(text)

/**
 * Does the work of each lane one piece after the other, and the lanes side by side. Where there are several, what a piece
 * says is kept and told in one when it is done, so that no two are mixed.
 */
export async function sideBySide<Work>(
  lanes: readonly (readonly Work[])[],
  run: (work: Work, say: Say | undefined) => Promise<void>,
  tell: Say = sayAtOnce,
): Promise<void> {
  const [only, ...others] = lanes.filter((lane) => lane.length > 0)
  if (only === undefined) return
  if (others.length === 0) {
    for (const work of only) await run(work, undefined)
    return
  }
  const ended = await Promise.allSettled([only, ...others].map((lane) => oneByOne(lane, run, tell)))
  for (const end of ended) if (end.status === 'rejected') throw end.reason
}

async function oneByOne<Work>(
  lane: readonly Work[],
  run: (work: Work, say: Say) => Promise<void>,
  tell: Say,
): Promise<void> {
  for (const work of lane) {
    const said: string[] = []
    try {
      await run(work, (text) => void said.push(text))
    } finally {
      tell(said.join(''))
    }
  }
}
