import { letterName } from '#domain/letter-name.ts'
import { shortNames } from './laid-rows.ts'
import type { Ramps } from './ramps.ts'

/** The strips that are bought for the open sides, by the names that they have in the plan. */
export interface RampList {
  /** What is laid as it is bought, by length. */
  whole: readonly { lengthMm: number; names: readonly string[] }[]
  /** What is cut of the others, from the left end of each. */
  cut: readonly { lengthMm: number; parts: readonly { name: string; fromMm: number; toMm: number }[] }[]
}

/** The name of every ramp, in their order: R, the number of its strip, and letters where several come from one. */
export function rampNames({ laid }: Pick<Ramps, 'laid'>): string[] {
  const parts = Map.groupBy(laid.keys(), (index) => laid[index]?.strip ?? 0)
  return laid.map(({ strip }, index) => {
    const all = parts.get(strip) ?? []
    const letter = all.length > 1 ? letterName(all.indexOf(index)) : ''
    return `R${strip + 1}${letter}`
  })
}

/** Names that follow each other as one: `R1–R7, R8a`. */
export function shortRampNames(names: readonly string[]): string {
  return shortNames(names.map((name) => name.slice(1))).replace(/\d+/g, 'R$&')
}

/** What is cut from which strip, the longest first. */
export function rampList({ strips, laid }: Ramps): RampList {
  const names = rampNames({ laid })
  const bought = strips.map((lengthMm, strip) => {
    const parts = laid.flatMap(({ strip: own, cut: [fromMm, toMm] }, index) =>
      own === strip ? [{ name: names[index] ?? '', fromMm, toMm }] : [],
    )
    return { lengthMm, parts: parts.toSorted((a, b) => a.fromMm - b.fromMm) }
  })
  const isWhole = ({ lengthMm, parts: [first] }: (typeof bought)[number]) =>
    first?.fromMm === 0 && first.toMm === lengthMm
  return {
    whole: [...Map.groupBy(bought.filter(isWhole), ({ lengthMm }) => lengthMm)].map(([lengthMm, alike]) => ({
      lengthMm,
      names: alike.flatMap(({ parts }) => parts.map(({ name }) => name)),
    })),
    cut: bought.filter((strip) => !isWhole(strip)),
  }
}
