import type { Margins } from './camera.ts'
import type { Look, Piece } from './look.ts'
import type { Scene } from './scene.ts'

export type View = 'three-quarter' | 'top' | 'corner' | 'underside' | 'low'

/** The views of a mat in the order of its pictures. */
export const viewsOf = (look: Look): View[] => {
  if (look.pile?.art) return ['three-quarter', 'top', 'corner', 'low']
  return ['three-quarter', 'corner', look.underside ? 'underside' : 'top', look.underside ? 'top' : 'low']
}

/** The scene of one view of a mat. */
export const viewScene = (look: Look, view: View): Scene => scenes[view](look)

/** A mat lying in the middle, face up. */
export const alone = (look: Look): Piece => ({ look, x: 0, y: 0, turn: 0, base: 0, face: 'up' })

/** The same room on every side, as a share of the picture. */
export const even = (share: number): Margins => ({ left: share, right: share, top: share, bottom: share })

const threeQuarter = (look: Look): Scene => ({
  pieces: [alone(look)],
  ...(look.roll ? { roll: { x: -look.length / 2 + look.roll * 0.2, radius: look.roll, width: look.width, look } } : {}),
  standpoint: { around: 28, above: 45, distance: 4.2 },
  framing: { kind: 'whole', margins: { left: 0.08, right: 0.08, top: 0.1, bottom: 0.1 } },
})

const top = (look: Look): Scene => ({
  pieces: [alone(look)],
  standpoint: { around: 0, above: 88, distance: 6 },
  framing: { kind: 'whole', margins: even(0.1) },
})

const corner = (look: Look): Scene => {
  const span = look.close ?? Math.min(look.width * 0.55, Math.max(150, look.width * 0.3))
  return {
    pieces: [alone(look)],
    standpoint: { around: -27, above: 30, distance: 2.6 },
    framing: {
      kind: 'close',
      target: [-look.length / 2 + span * 0.42, -look.width / 2 + span * 0.28, look.thickness],
      span,
      blur: 20,
    },
    low: 0.15,
  }
}

const underside = (look: Look): Scene => ({
  pieces: [
    { ...alone(look), face: 'down', x: look.length * 0.02, y: look.width * 0.56 },
    { ...alone(look), x: -look.length * 0.06, y: -look.width * 0.54, turn: -5 },
  ],
  standpoint: { around: 24, above: 40, distance: 3.6 },
  framing: { kind: 'whole', margins: even(0.08) },
})

const low = (look: Look): Scene => {
  const span = (look.close ?? look.width * 0.4) * 1.1
  return {
    pieces: [alone(look)],
    standpoint: { around: 38, above: 20, distance: 2.4 },
    framing: { kind: 'close', target: [0, -look.width * 0.18, look.thickness], span, blur: 40 },
    low: 0.3,
  }
}

const scenes: Record<View, (look: Look) => Scene> = { 'three-quarter': threeQuarter, top, corner, underside, low }
