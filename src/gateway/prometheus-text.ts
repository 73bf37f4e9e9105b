/** A figure that only grows, for each set of labels. */
export interface Counter {
  add(...labels: string[]): void
}

/** How long things took, for each set of labels. */
export interface Histogram {
  observe(seconds: number, ...labels: string[]): void
}

/** Figures in memory, and the text in which Prometheus reads them. */
export interface Registry {
  counter(name: string, help: string, labels: string[]): Counter
  histogram(name: string, help: string, labels: string[], buckets: readonly number[]): Histogram
  gauge(name: string, help: string, read: () => number): void
  /** https://prometheus.io/docs/instrumenting/exposition_formats/#text-based-format, version 0.0.4 */
  text(): string
}

export function createRegistry(): Registry {
  const parts: (() => string[])[] = []
  const family = (name: string, help: string, type: string, samples: () => string[]) =>
    parts.push(() => [`# HELP ${name} ${help}`, `# TYPE ${name} ${type}`, ...samples()])
  return {
    counter(name, help, labels) {
      const kept = seriesBy(labels, () => ({ count: 0 }))
      family(name, help, 'counter', () => kept.all().map(([key, { count }]) => `${name}{${key}} ${count}`))
      return {
        add(...values) {
          kept.of(values).count += 1
        },
      }
    },
    histogram(name, help, labels, buckets) {
      const kept = seriesBy(labels, () => ({ counts: Array.from({ length: buckets.length + 1 }, () => 0), sum: 0 }))
      family(name, help, 'histogram', () => kept.all().flatMap(([key, series]) => linesOf(name, key, series, buckets)))
      return {
        observe(seconds, ...values) {
          const series = kept.of(values)
          const place = buckets.findIndex((most) => seconds <= most)
          const at = place === -1 ? buckets.length : place
          series.counts[at] = (series.counts[at] ?? 0) + 1
          series.sum += seconds
        },
      }
    },
    gauge: (name, help, read) => void family(name, help, 'gauge', () => [`${name} ${read()}`]),
    text: () => `${parts.flatMap((part) => part()).join('\n')}\n`,
  }
}

/** A series for each set of labels, which are written out when somebody reads them: counting goes on at every request. */
function seriesBy<T>(labels: string[], begin: () => T): { of(values: string[]): T; all(): [key: string, series: T][] } {
  const kept = new Map<string, { values: string[]; series: T }>()
  return {
    of(values) {
      const id = values.join('\n')
      const known = kept.get(id)
      if (known !== undefined) return known.series
      const series = begin()
      kept.set(id, { values, series })
      return series
    },
    all: () => [...kept.values()].map(({ values, series }) => [written(labels, values), series]),
  }
}

/** Each bucket counts all that are no longer than it. */
function linesOf(
  name: string,
  key: string,
  { counts, sum }: { counts: number[]; sum: number },
  buckets: readonly number[],
) {
  let count = 0
  const lines = counts.map((held, place) => {
    count += held
    return `${name}_bucket{${key},le="${buckets[place] ?? '+Inf'}"} ${count}`
  })
  return [...lines, `${name}_sum{${key}} ${sum}`, `${name}_count{${key}} ${count}`]
}

function written(labels: string[], values: string[]): string {
  return labels.map((label, place) => `${label}="${escaped(values[place] ?? '')}"`).join(',')
}

function escaped(value: string): string {
  return /[\\"\n]/.test(value) ? value.replace(/[\\"]/g, '\\$&').replaceAll('\n', '\\n') : value
}
