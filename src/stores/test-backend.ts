import { vi } from 'vitest'
import type { Account, LiveCatalogue, Messages } from '#client/backend.ts'
import { BackendError } from '#client/call-gateway.ts'
import { gatewayAccount } from '#client/gateway/gateway-account.ts'
import { gatewayCatalogue } from '#client/gateway/gateway-catalogue.ts'
import { backend } from './backend.ts'

/** No answer came. */
export const UNREACHABLE = new BackendError(0, { code: 'unreachable' })
/** The shop itself says that the store does not answer. */
export const STORE_AWAY = new BackendError(502, { code: 'store-unavailable' })

/** Answers the calls of a customer as given, until the test is over. */
export function stubAccount(answers: Partial<Account>): void {
  vi.spyOn(backend, 'account').mockResolvedValue({ ...gatewayAccount, ...answers })
}

/** Answers what a page asks of the store as given, until the test is over. */
export function stubCatalogue(answers: Partial<LiveCatalogue>): void {
  vi.spyOn(backend, 'catalogue').mockResolvedValue({ ...gatewayCatalogue, ...answers })
}

/** Takes messages as given, until the test is over. */
export function stubMessages(messages: Messages): void {
  vi.spyOn(backend, 'messages').mockResolvedValue(messages)
}
