import { hasRoom } from '#islands/has-room.ts'

/** Who only passes over something wants nothing of it. */
const POINTED_MS = 80

/**
 * Runs `act` when a press on `target` begins, by finger, mouse or key, or when a mouse rests on it and the line has room: what
 * the press leads to is worked out until it ends.
 */
export function beforePress(target: HTMLElement, act: () => void): void {
  let resting: ReturnType<typeof setTimeout> | undefined
  target.addEventListener('pointerenter', () => {
    clearTimeout(resting)
    if (hasRoom()) resting = setTimeout(act, POINTED_MS)
  })
  target.addEventListener('pointerleave', () => clearTimeout(resting))
  target.addEventListener('pointerdown', act)
  target.addEventListener('keydown', ({ key }) => {
    if (key === ' ' || key === 'Enter') act()
  })
}
