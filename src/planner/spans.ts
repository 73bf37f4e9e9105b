/** A stretch of a line, in millimetres. */
export type Span = readonly [from: number, to: number]

export function common(some: readonly Span[], others: readonly Span[]): Span[] {
  return some
    .flatMap(([a, b]) => others.map(([c, d]): Span => [Math.max(a, c), Math.min(b, d)]))
    .filter(([from, to]) => from < to)
}

export function without(spans: readonly Span[], taken: readonly Span[]): Span[] {
  return taken
    .reduce<readonly Span[]>((rest, [c, d]) => rest.flatMap(([a, b]) => outside([a, b], [c, d])), spans)
    .filter(([from, to]) => from < to)
}

function outside([a, b]: Span, [c, d]: Span): Span[] {
  if (c >= b || d <= a) return [[a, b]]
  const both: Span[] = [
    [a, c],
    [d, b],
  ]
  return both.filter(([from, to]) => from < to)
}
