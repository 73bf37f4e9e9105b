import type { ResetToken } from '#domain/reset-token.ts'
import { readJson, readOptionalRecord, readRecord, unwrap } from './answers.ts'
import type { Call, CallCommon, Transport } from './call.ts'
import { pathId } from './path-id.ts'
import { WireCreatedToken, WireToken, type WireTokenBody } from './wire/token.ts'

/** The password-reset token calls of the API (behaviour 6.7). Every call throws StoreApiError. */
export interface TokenCalls {
  /** Returns the id of the new token. */
  createResetToken(customerId: string, createdAtMs: number, expiresAtMs: number): Promise<string>
  /** Undefined for a token that the store does not have. */
  resetToken(tokenId: string): Promise<ResetToken | undefined>
}

export function tokenCalls(transport: Transport, common: CallCommon): TokenCalls {
  return {
    async createResetToken(customerId, createdAtMs, expiresAtMs) {
      const body: WireTokenBody = {
        tokenID: '',
        tokenType: 'CPwReset',
        refID: customerId,
        tokenData: '',
        createdDate: new Date(createdAtMs).toISOString(),
        expiryDate: new Date(expiresAtMs).toISOString(),
        tokenStatus: 'A',
      }
      const call: Call = { method: 'POST', path: '/Api/Token', body, ...common }
      return readRecord(call, WireCreatedToken, unwrap(call, readJson(call, await transport(call)))).tokenID
    },
    async resetToken(tokenId) {
      const call: Call = { method: 'GET', path: '/api/Token', ...common }
      const answer = await transport({ ...call, path: `/api/Token/${pathId(call, tokenId)}` })
      const wire = readOptionalRecord(call, WireToken, answer)
      if (wire === undefined) return undefined
      return { tokenId, customerId: wire.refID, expiresAtMs: wire.expiryDate, active: wire.tokenStatus === 'A' }
    },
  }
}
