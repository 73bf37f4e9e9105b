let aheadMs = 0

/** The time of day at the shop, as far as its answers have told: clocks of telephones go wrong. */
export function shopNowMs(): number {
  return Date.now() + aheadMs
}

/** @param date of an answer, as HTTP writes it. */
export function noteShopTime(date: string | null): void {
  const shopMs = Date.parse(date ?? '')
  if (Number.isFinite(shopMs)) aheadMs = shopMs - Date.now()
}
