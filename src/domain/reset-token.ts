/** A password-reset token as the store keeps it. */
export interface ResetToken {
  tokenId: string
  customerId: string
  /** Milliseconds since 1970; NaN never: an unreadable date makes the record unreadable. */
  expiresAtMs: number
  active: boolean
}

/** Lifetime of a reset link (behaviour 3.8). */
export const RESET_TOKEN_LIFETIME_MS = 48 * 60 * 60 * 1000

/** Valid only while active and before its expiry (behaviour 3.8). */
export function isResetTokenValid(token: ResetToken, nowMs: number): boolean {
  return token.active && nowMs < token.expiresAtMs
}
