import type { Span } from './spans.ts'

/** A part that is cut off a strip, in its place: a strip is told by its length. */
export interface PartOfStrip {
  stripMm: number
  cut: Span
}

/**
 * How long the strips are that some parts are cut from, the longest first, and from which of them each part comes: parts of
 * one strip lie apart. Taken from left to right, each from the first strip of its length that is free, they take no more
 * strips than there are parts over one place, which no way could go below.
 */
export function sharedStrips(parts: readonly PartOfStrip[], kerfMm: number): { strips: number[]; from: number[] } {
  const strips: { lengthMm: number; endMm: number }[] = []
  const from: number[] = []
  const inOrder = [...parts.entries()].toSorted(([, a], [, b]) => b.stripMm - a.stripMm || a.cut[0] - b.cut[0])
  for (const [index, { stripMm, cut }] of inOrder) {
    const free = strips.findIndex(({ lengthMm, endMm }) => lengthMm === stripMm && endMm + kerfMm <= cut[0])
    const strip = free === -1 ? strips.length : free
    strips[strip] = { lengthMm: stripMm, endMm: cut[1] }
    from[index] = strip
  }
  return { strips: strips.map(({ lengthMm }) => lengthMm), from }
}
