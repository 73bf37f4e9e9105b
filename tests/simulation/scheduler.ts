/** Chance that can be had again: the same seed, the same numbers (mulberry32). */
export interface Chance {
  /** Between 0 and 1. */
  next(): number
  /** True this often. */
  often(share: number): boolean
  /** A whole number from `least` to `most`. */
  between(least: number, most: number): number
  one<T>(values: readonly T[]): T
}

export function chance(seed: number): Chance {
  let state = seed >>> 0
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
  const between = (least: number, most: number) => least + Math.floor(next() * (most - least + 1))
  return {
    next,
    often: (share) => next() < share,
    between,
    one<T>(values: readonly T[]): T {
      const value = values[between(0, values.length - 1)]
      if (value === undefined) throw new RangeError('There is nothing to choose from.')
      return value
    },
  }
}

/** Simulated time: whatever waits stands in one queue, and one thing happens at a time. */
export interface Scheduler {
  nowMs(): number
  at(delayMs: number, happen: () => void): void
  /** Lets everything happen until then, or until `after`, which is called after each step, says that it is enough. */
  run(untilMs: number, after: () => boolean): Promise<void>
}

interface Event {
  atMs: number
  order: number
  happen: () => void
}

export function scheduler(): Scheduler {
  const queue: Event[] = []
  let nowMs = 0
  let order = 0
  return {
    nowMs: () => nowMs,
    at(delayMs, happen) {
      order += 1
      push(queue, { atMs: nowMs + Math.max(0, delayMs), order, happen })
    },
    async run(untilMs, after) {
      // What was set in motion before the first event goes as far as it can.
      await atRest()
      for (let event = queue[0]; event !== undefined && event.atMs <= untilMs; event = queue[0]) {
        pop(queue)
        nowMs = event.atMs
        event.happen()
        await atRest()
        if (after()) return
      }
      nowMs = untilMs
    },
  }
}

/** All that follows from an event without waiting has happened once the queue of promises is empty: Node ticks then. */
function atRest(): Promise<void> {
  return new Promise((resolve) => process.nextTick(resolve))
}

function isBefore(one: Event, other: Event): boolean {
  return one.atMs < other.atMs || (one.atMs === other.atMs && one.order < other.order)
}

function push(heap: Event[], event: Event): void {
  let index = heap.push(event) - 1
  while (index > 0) {
    const above = (index - 1) >> 1
    const parent = heap[above]
    if (parent === undefined || !isBefore(event, parent)) break
    heap[index] = parent
    index = above
  }
  heap[index] = event
}

function pop(heap: Event[]): void {
  const last = heap.pop()
  if (last === undefined || heap.length === 0) return
  let index = 0
  for (;;) {
    let below = 2 * index + 1
    const [left, right] = [heap[below], heap[below + 1]]
    if (left === undefined) break
    if (right !== undefined && isBefore(right, left)) below += 1
    const child = heap[below]
    if (child === undefined || !isBefore(child, last)) break
    heap[index] = child
    index = below
  }
  heap[index] = last
}
