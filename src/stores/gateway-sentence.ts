import { GatewayError } from './call-gateway.ts'

/** What the gateway itself says to the customer: too many attempts, out of reach. Undefined when it is not for them. */
export function gatewaySentence(error: unknown): string | undefined {
  return error instanceof GatewayError && [0, 429, 503].includes(error.status) ? error.message : undefined
}
