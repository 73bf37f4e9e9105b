import type { ShownUnit } from '#domain/shown-unit.ts'
import { amountOf, percentOf } from '#islands/floor-count/figures-line.ts'
import type { Alternative } from '#planner/alternative.ts'
import { isBroad, NARROW_MM } from '#planner/narrow-pieces.ts'
import type { FloorMat } from '#stores/floor-mat.ts'
import { orderOf } from '#stores/floor-order.ts'
import { withoutEdge } from '#words/floor-edges.ts'
import * as words from '#words/planner.ts'
import { shownLength } from './shown-length.ts'

/** What is said of a way to lay a floor: its title, and the rest. */
export interface WayText {
  title: string
  details: string[]
}

/** The ways to lay a floor in words. What tells two apart is in their titles. */
export function wayTexts(
  alternatives: readonly Alternative[],
  mat: FloorMat,
  hasDoors: boolean,
  unit: ShownUnit,
): WayText[] {
  const ways = alternatives.map((alternative) => wayOf(alternative, mat, hasDoors, unit))
  return TELLING.reduce(toldApart, ways).map(({ title, said }) => ({
    title,
    details: SAID.flatMap((kind) => said.get(kind) ?? []),
  }))
}

/** What is said below a title, in this order. */
const SAID = ['waste', 'pieces', 'bond', 'narrow', 'open', 'doors'] as const
/** What tells ways of one title apart, the plainest first. */
const TELLING = ['bond', 'pieces', 'doors', 'open', 'narrow', 'narrowest', 'waste'] as const

type Kind = (typeof TELLING)[number]

interface Way {
  title: string
  said: ReadonlyMap<Kind, string>
}

function wayOf(alternative: Alternative, mat: FloorMat, hasDoors: boolean, unit: ShownUnit): Way {
  const { figures, doorJoints, plan, ramps, lengthwise } = alternative
  const { bond, lastRowTurned } = plan.laying
  const isCut = figures.cut > 0 && figures.rollMm === 0
  const narrowest = words.narrowest(shownLength(figures.narrowestMm ?? 0, unit))
  const bonds = [...(bond === 'half' ? [words.halfBond] : []), ...(lastRowTurned ? [words.lastRowTurned] : [])]
  const said: Record<Kind, string | false> = {
    waste: words.waste(percentOf(figures.waste)),
    pieces: figures.rollMm > 0 ? words.strips(figures.pieces) : words.wholeAndCut(figures.whole, figures.cut),
    bond: bonds.length > 0 && words.join(bonds),
    narrow: isCut && (isBroad(alternative) ? words.noneUnder(shownLength(NARROW_MM, unit)) : narrowest),
    narrowest: isCut && narrowest,
    open: ramps !== undefined && ramps.openMm > 0 && withoutEdge(shownLength(ramps.openMm, unit)),
    doors: hasDoors && words.doorJoints(doorJoints),
  }
  return {
    title: words.join([amountOf(mat, orderOf(mat, figures).quantity), lengthwise ? words.lengthwise : words.crosswise]),
    said: new Map(TELLING.flatMap((kind) => (said[kind] === false ? [] : [[kind, said[kind]]]))),
  }
}

/** Moves into the titles what ways of one title differ in. */
function toldApart(ways: readonly Way[], kind: Kind): Way[] {
  const alike = Map.groupBy(ways, ({ title }) => title)
  return ways.map((way) => {
    const text = way.said.get(kind)
    const all = alike.get(way.title)?.map(({ said }) => said.get(kind)) ?? []
    if (text === undefined || new Set(all).size < 2) return way
    return { title: words.join([way.title, text]), said: new Map([...way.said].filter(([other]) => other !== kind)) }
  })
}
