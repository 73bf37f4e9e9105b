import { CONTAINERS, type FreightContainer, LOOSE_FILL, MOST_TIERS, PALLET } from './freight-rules.ts'
import type { Stack } from './freight-stack.ts'

/** Part of one container, or several whole ones. */
export interface ContainerShare {
  feet: FreightContainer['feet']
  /** 1 is a full one; more than 1 are so many, rounded up. */
  share: number
}

export interface Shipment {
  pallets: readonly Stack[]
  /** Of all that stands on no pallet, with the air round it. */
  looseMm3: number
  grams: number
}

/**
 * The smallest container that takes everything, and how much of it; several of the kind of which fewer are needed. By
 * room or by weight, whichever is more. Undefined where a pallet gets into none.
 */
export function containerShare(shipment: Shipment): ContainerShare | undefined {
  const [small, large] = [shareOf(CONTAINERS[0], shipment), shareOf(CONTAINERS[1], shipment)]
  if (!Number.isFinite(large.share)) return undefined
  if (small.share <= 1) return small
  if (large.share <= 1) return large
  return Math.ceil(large.share) < Math.ceil(small.share) ? rounded(large) : rounded(small)
}

/** How many pallets of this size stand on the floor: rows along the container, each with its pallets lengthwise or across. */
export function palletPlaces(
  container: FreightContainer,
  { lengthMm, widthMm }: Pick<Stack, 'lengthMm' | 'widthMm'>,
): number {
  const lengthwise = Math.floor(container.lengthMm / lengthMm)
  const across = Math.floor(container.lengthMm / widthMm)
  let most = 0
  for (let rows = 0; rows * widthMm <= container.widthMm; rows += 1) {
    const rest = Math.floor((container.widthMm - rows * widthMm) / lengthMm)
    most = Math.max(most, rows * lengthwise + rest * across)
  }
  return most
}

function shareOf(container: FreightContainer, { pallets, looseMm3, grams }: Shipment): ContainerShare {
  const floor = pallets.reduce((sum, pallet) => {
    const tiers = Math.min(MOST_TIERS, Math.floor(container.heightMm / (pallet.heightMm + PALLET.boardsMm)))
    return sum + pallet.count / (palletPlaces(container, pallet) * tiers)
  }, 0)
  const room = container.lengthMm * container.widthMm * container.heightMm * LOOSE_FILL
  return { feet: container.feet, share: Math.max(floor + looseMm3 / room, grams / container.mostGrams) }
}

function rounded({ feet, share }: ContainerShare): ContainerShare {
  return { feet, share: Math.ceil(share) }
}
