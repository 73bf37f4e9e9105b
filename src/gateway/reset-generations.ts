import { randomUUID } from 'node:crypto'
import { RESET_TOKEN_LIFETIME_MS } from '#domain/reset-token.ts'
import type { OnceStore } from './once-store.ts'

/** A generation is remembered for longer than any link that was made in it. */
const KEPT_MS = 2 * RESET_TOKEN_LIFETIME_MS

/** Reset links of a customer live and die together: a reset begins the next generation, which knows none of them. */
export interface ResetGenerations {
  of(customerId: string): Promise<string>
  next(customerId: string): Promise<void>
}

export function resetGenerations(once: Pick<OnceStore, 'get' | 'set'>): ResetGenerations {
  const keyOf = (customerId: string) => `reset-generation:${customerId}`
  return {
    async of(customerId) {
      const known = await once.get(keyOf(customerId))
      if (known !== undefined) await once.set(keyOf(customerId), known, KEPT_MS)
      return known ?? ''
    },
    next: (customerId) => once.set(keyOf(customerId), randomUUID(), KEPT_MS),
  }
}
