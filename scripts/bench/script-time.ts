import type { CDPSession } from 'playwright/test'
import * as v from 'valibot'

/** An event of a page's trace; in microseconds, `tdur` those that its thread worked, whatever else the machine does. */
const TraceEvent = v.object({
  name: v.string(),
  ...{ pid: v.number(), tid: v.number(), ts: v.number() },
  ...{ dur: v.optional(v.number(), 0), tdur: v.optional(v.number(), 0) },
})
type TraceEvent = v.InferOutput<typeof TraceEvent>

/** What runs or compiles a page's code. */
const SCRIPT = new Set(['v8.callFunction', 'v8.run', 'v8.compile', 'v8.compileModule', 'v8.evaluateModule'])

/**
 * What a page's own thread takes for its scripts while something is done, in milliseconds of the processor. What runs
 * after an `await` counts, which `ScriptDuration` of the browser's metrics leaves out; what a worker runs does not.
 */
export async function scriptTime<Done>(
  session: CDPSession,
  work: () => Promise<Done>,
): Promise<{ done: Done; scriptMs: number }> {
  const events: TraceEvent[] = []
  session.on('Tracing.dataCollected', ({ value }) => events.push(...v.parse(v.array(TraceEvent), value)))
  const complete = new Promise((resolve) => session.once('Tracing.tracingComplete', resolve))
  await session.send('Tracing.start', { transferMode: 'ReportEvents', categories: 'v8,devtools.timeline' })
  const done = await work()
  await session.send('Tracing.end')
  await complete
  const page = events.find(({ name }) => name === 'EventDispatch')
  return { done, scriptMs: outermost(events.filter(({ pid, tid }) => pid === page?.pid && tid === page.tid)) / 1000 }
}

/** Scripts call one another: those that nothing called, together. */
function outermost(events: readonly TraceEvent[]): number {
  let [end, sum] = [0, 0]
  const scripts = events.filter(({ name }) => SCRIPT.has(name))
  for (const { ts, dur, tdur } of scripts.toSorted((a, b) => a.ts - b.ts || b.dur - a.dur)) {
    if (ts < end) continue
    end = ts + dur
    sum += tdur
  }
  return sum
}
