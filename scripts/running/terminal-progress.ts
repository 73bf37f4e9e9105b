import type { Progress } from '#catalogue/progress.ts'

const REDRAW_MS = 100
const PLAIN_LOG_MS = 5_000

/** Progress with counts and time left: one line that renews itself on a terminal, a plain line now and then elsewhere. */
export function terminalProgress(output: NodeJS.WriteStream = process.stdout): Progress {
  return {
    step(label, total) {
      const startedMs = Date.now()
      let done = 0
      let drawnMs = startedMs
      const draw = () => {
        drawnMs = Date.now()
        const text = `  ${label} ${done}/${total}${timeLeft(drawnMs - startedMs, done, total)}`
        if (output.isTTY) output.write(`\r\x1b[2K${text}${done === total ? '\n' : ''}`)
        else output.write(`${text}\n`)
      }
      return {
        advance() {
          done += 1
          const pauseMs = output.isTTY ? REDRAW_MS : PLAIN_LOG_MS
          if (done === total || Date.now() - drawnMs > pauseMs) draw()
        },
      }
    },
  }
}

function timeLeft(elapsedMs: number, done: number, total: number): string {
  if (done === 0 || done === total) return ` in ${(elapsedMs / 1000).toFixed(1)} s`
  const leftS = Math.ceil(((elapsedMs / done) * (total - done)) / 1000)
  return leftS >= 60 ? `, ${Math.ceil(leftS / 60)} min left` : `, ${leftS} s left`
}
