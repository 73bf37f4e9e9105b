import { memo, useEffect, useId } from 'react'
import type { DrawingScale } from '#islands/planner/drawing-scale.ts'
import { pieceOutline } from '#islands/planner/piece-outline.ts'
import type { Plan } from '#planner/plan.ts'
import styles from './LaidPieces.module.css'
import { seams } from './seams.ts'
import { TILE_MM } from './surface-heights.ts'
import { useSurface } from './use-surface.ts'

export interface LaidPiecesProps {
  plan: Plan
  scale: DrawingScale
  itemId: string
  /** Told where the mat cannot be read. */
  fail: () => void
}

/** Pieces are cut from different places of the range, and no two take the light quite alike. */
const CUTS = [
  { name: 'a', x: 0, y: 0, shade: 0 },
  { name: 'b', x: 311, y: 173, shade: 0.09 },
  { name: 'c', x: 587, y: 421, shade: 0.045 },
  { name: 'd', x: 149, y: 653, shade: 0.13 },
] as const

/** The floor as it will look: each piece in the surface of its mat, to scale and lying as the mat does, joints between. */
export const LaidPieces = memo(function LaidPieces({ plan, scale, itemId, fail }: LaidPiecesProps) {
  const id = useId()
  const surface = useSurface(itemId)
  useEffect(() => {
    if (surface === 'failed') fail()
  }, [surface, fail])
  if (surface === undefined || surface === 'failed') return null
  const place = `translate(${scale.x(0)} ${scale.y(0)}) scale(${scale.by})`
  const joints = seams(plan, scale.by)
  return (
    <>
      {CUTS.flatMap(({ name, x, y, shade }) =>
        [0, 90].map((turn) => (
          <pattern
            key={`${name} ${turn}`}
            id={`${id}${name}-${turn}`}
            patternUnits="userSpaceOnUse"
            width={TILE_MM}
            height={TILE_MM}
            patternTransform={`${place} translate(${x} ${y}) rotate(${turn})`}
          >
            <image href={surface} width={TILE_MM} height={TILE_MM} />
            <rect width={TILE_MM} height={TILE_MM} fillOpacity={shade} />
          </pattern>
        )),
      )}
      {plan.laid.map((piece, index) => (
        <path
          // biome-ignore lint/suspicious/noArrayIndexKey: pieces of a plan have no names but their places
          key={index}
          d={pieceOutline(piece, scale)}
          fillRule="evenodd"
          fill={`url(#${id}${CUTS[(index * 7 + (index >> 2)) % CUTS.length]?.name}-${piece.upright ? 90 : 0})`}
        />
      ))}
      <path d={joints} transform={place} className={styles.joint} />
      <path d={joints} transform={`translate(1 1) ${place}`} className={styles.edge} />
    </>
  )
})
