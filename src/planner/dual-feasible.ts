/** What a length counts for, as a part of a whole; of lengths that fit side by side into the whole the sum is 1 at most. */
type DualFeasible = (mm: number, wholeMm: number) => number

/** Parts of a whole below which lengths are left out of account, and above whose rest they count for all of it. */
const THRESHOLDS = [0, 1 / 10, 1 / 5, 1 / 4, 1 / 3, 2 / 5, 1 / 2]
/** Into so many parts a whole is divided, and one more. */
const PARTS = [1, 2, 3, 4, 5]

/**
 * Functions of which it is proved that what fits side by side sums to 1 at most (Fekete and Schepers, "New classes of fast
 * lower bounds for bin packing problems", 2001).
 */
export const DUAL_FEASIBLE: readonly DualFeasible[] = [...THRESHOLDS.map(withoutSmall), ...PARTS.map(inParts)]

/**
 * Small lengths count for nothing, large ones for the whole. Beside a large one only small ones fit, and without one the
 * lengths count as what they are.
 */
function withoutSmall(threshold: number): DualFeasible {
  return (mm, wholeMm) => {
    const part = mm / wholeMm
    if (part > 1 - threshold) return 1
    return part < threshold ? 0 : part
  }
}

/** Lengths count for the (k + 1)th parts that they have in full, each as a kth; what is such parts to the millimetre counts as it is. */
function inParts(k: number): DualFeasible {
  return (mm, wholeMm) => {
    const scaled = (k + 1) * mm
    return scaled % wholeMm === 0 ? mm / wholeMm : Math.floor(scaled / wholeMm) / k
  }
}
