import type { Outline } from './outline.ts'
import type { Relief } from './relief.ts'
import type { StuffName } from './stuff.ts'

/** Upright coir fibres; `art` is an SVG in the mat's mm that dyes them, `area` one whose ink says where they stand. */
export interface Pile {
  length: number
  colour: 'natural' | 'charcoal' | 'brown' | 'green'
  art?: string
  area?: string
}

/** Coloured granules: of all granules of `grain` mm the given shares are of another stuff. */
export interface Fleck {
  grain: number
  shares: [StuffName, number][]
}

/** How a mat is made, for its pictures; lengths in mm, x along its length. */
export interface Look {
  length: number
  width: number
  thickness: number
  stuff: StuffName
  outline?: Outline
  relief: Relief
  underside?: Relief
  bevel?: number
  border?: { width: number; stuff: StuffName; relief: Relief }
  fleck?: Fleck
  pile?: Pile
  emboss?: { art: string; height: number }
  zones?: (x: number, y: number) => StuffName
  /** Wound up at one end to this radius. */
  roll?: number
  /** Width in mm that a close-up shows. */
  close?: number
}

/** A mat laid into a scene, turned by `turn` degrees, on something `base` mm high. */
export interface Piece {
  look: Look
  x: number
  y: number
  turn: number
  base: number
  face: 'up' | 'down'
}
