import type { ProcessClock } from '#gateway/with-lease.ts'
import type { Scheduler } from './scheduler.ts'

/** A process that can be paused and killed: of what it waits for, nothing comes while it is paused, or ever again. */
export interface Process {
  alive: boolean
  pausedUntilMs: number
  /** How far its time of day is off. */
  skewMs: number
  /** Waits for something that happens elsewhere: `arrive` after one delay, the answer after another. */
  ask<T>(outMs: number, backMs: number, arrive: () => T): Promise<T>
  wait(ms: number): Promise<void>
  clock: ProcessClock
  dayMs(): number
}

/** The time of day at which the simulation begins. */
export const DAY_ONE_MS = Date.parse('2026-03-01T10:00:00Z')

export function openProcess(time: Scheduler): Process {
  const process: Process = {
    alive: true,
    pausedUntilMs: 0,
    skewMs: 0,
    ask(outMs, backMs, arrive) {
      return new Promise((resolve, reject) => {
        time.at(outMs, () => {
          let outcome: () => void
          try {
            const value = arrive()
            outcome = () => resolve(value)
          } catch (error) {
            outcome = () => reject(error)
          }
          time.at(backMs, () => awake(outcome))
        })
      })
    },
    wait: (ms) => new Promise((resolve) => time.at(ms, () => awake(resolve))),
    clock: {
      monotonicMs: () => time.nowMs(),
      wait: (ms) => process.wait(ms),
      every(ms, work) {
        let ended = false
        const again = () => {
          if (ended || !process.alive) return
          work()
          time.at(ms, () => awake(again))
        }
        time.at(ms, () => awake(again))
        return () => {
          ended = true
        }
      },
    },
    dayMs: () => DAY_ONE_MS + time.nowMs() + process.skewMs,
  }
  /** A paused process sees what came when it goes on. */
  function awake(happen: () => void): void {
    if (!process.alive) return
    const lateMs = process.pausedUntilMs - time.nowMs()
    if (lateMs > 0) time.at(lateMs, () => awake(happen))
    else happen()
  }
  return process
}
