/** How far reading something in parts has got. */
export type Reading =
  | { status: 'unread' }
  | { status: 'reading'; read: number; all: number }
  /** The shop asked for a pause, and gets it. */
  | { status: 'pausing'; read: number; all: number }
  | { status: 'stopped'; read: number; all: number }
  | { status: 'failed'; read: number; all: number; error: unknown }
  | { status: 'read'; all: number }

export interface PartPorts<Id> {
  /** Reads up to `size` of them, and keeps what it read. */
  readPart(ids: readonly Id[]): Promise<void>
  size: number
  isKnown(id: Id): boolean
  /** How long to wait before the same is asked again, in milliseconds; undefined where asking again helps nothing. */
  pauseAfter(error: unknown): number | undefined
  wait(ms: number): Promise<void>
  view: { set(reading: Reading): void }
}

const MOST_PAUSES = 5

/** Reads what is not known yet, a part after the other, never two at once. It stops where it is told to, and goes on there. */
export function readInParts<Id>({ readPart, size, isKnown, pauseAfter, wait, view }: PartPorts<Id>) {
  let running = false
  let stopping = false
  let endPause = () => {}

  async function read(ids: readonly Id[]): Promise<void> {
    if (running) return
    running = true
    stopping = false
    await readAll(ids).finally(() => {
      running = false
    })
  }

  async function readAll(ids: readonly Id[]): Promise<void> {
    const all = ids.length
    let pauses = 0
    for (;;) {
      const left = ids.filter((id) => !isKnown(id))
      const read = all - left.length
      if (left.length === 0) return view.set({ status: 'read', all })
      if (stopping) return view.set({ status: 'stopped', read, all })
      view.set({ status: 'reading', read, all })
      try {
        await readPart(left.slice(0, size))
        pauses = 0
      } catch (error) {
        const pauseMs = pauseAfter(error)
        if (pauseMs === undefined || pauses >= MOST_PAUSES) return view.set({ status: 'failed', read, all, error })
        pauses += 1
        view.set({ status: 'pausing', read, all })
        const stopped = new Promise<void>((resolve) => {
          endPause = resolve
        })
        await Promise.race([wait(pauseMs), stopped])
      }
    }
  }

  return {
    read,
    /** After the part that is on its way, and at once in a pause. */
    stop(): void {
      stopping = true
      endPause()
    },
  }
}
