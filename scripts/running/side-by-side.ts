import pMap from 'p-map'

/** Where a piece of work says how it goes. */
export type Say = (text: string) => void

/** Tells the terminal at once: for work that has it for itself. */
export const sayAtOnce: Say = (text) => void process.stdout.write(text)

/**
 * Does pieces of work in their order, so many at a time; where one breaks, none is begun any more, and the error comes when
 * the others have ended. Where several go on, what a piece says is kept and told in one when it is done, so that no two
 * are mixed.
 */
export async function sideBySide<Work>(
  pieces: readonly Work[],
  atOnce: number,
  run: (work: Work, say: Say | undefined) => Promise<void>,
  tell: Say = sayAtOnce,
): Promise<void> {
  const broken: unknown[] = []
  await pMap(
    pieces,
    async (work) => {
      if (broken.length > 0) return
      try {
        if (atOnce === 1) await run(work, undefined)
        else await inOnePiece(work, run, tell)
      } catch (error) {
        broken.push(error)
      }
    },
    { concurrency: atOnce },
  )
  if (broken.length > 0) throw broken[0]
}

async function inOnePiece<Work>(work: Work, run: (work: Work, say: Say) => Promise<void>, tell: Say): Promise<void> {
  const said: string[] = []
  try {
    await run(work, (text) => void said.push(text))
  } finally {
    tell(said.join(''))
  }
}
