const GRAMS_PER_POUND = 453.59237

/** A weight in pounds: to a hundredth below one, to a tenth below a hundred, whole above. */
export function poundsText(grams: number): string {
  const pounds = grams / GRAMS_PER_POUND
  const maximumFractionDigits = pounds < 1 ? 2 : pounds < 100 ? 1 : 0
  return `${pounds.toLocaleString('en', { maximumFractionDigits })} lb`
}
