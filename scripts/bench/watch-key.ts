/**
 * Runs in the page: `globalThis.pressed` becomes the next key that goes down, as the browser times it until the frame that
 * answers it was shown (Event Timing, in steps of 8 ms; keys answered within 16 ms are not told of).
 */
export function watchKey(): void {
  const pressed = new Promise((resolve) => {
    const events = new PerformanceObserver((entries) => {
      const key = entries.getEntriesByName('keydown')[0]
      if (key === undefined) return
      events.disconnect()
      resolve(key)
    })
    const keys = { type: 'event', durationThreshold: 16 }
    events.observe(keys)
  })
  Object.assign(globalThis, { pressed })
}
