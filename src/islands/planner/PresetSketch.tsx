import { boxOf, type Point } from '#planner/room.ts'

/** A shape as a small picture. */
export function PresetSketch({ outline }: { outline: readonly Point[] }) {
  const { w, h } = boxOf(outline)
  const scale = 32 / Math.max(w, h)
  const points = outline.map(({ x, y }) => `${(x - w / 2) * scale + 18},${(y - h / 2) * scale + 18}`)
  return (
    <svg width={36} height={36} viewBox="0 0 36 36" aria-hidden="true">
      <polygon points={points.join(' ')} fill="none" stroke="currentColor" strokeWidth={1.6} />
    </svg>
  )
}
