import { GatewayError } from './call-gateway.ts'

/** What the gateway itself tells the customer when it is asked too much; undefined for every other trouble. */
export function gatewaySentence(error: unknown): string | undefined {
  const told = error instanceof GatewayError && [429, 503].includes(error.status) && error.code !== 'fault'
  return told ? error.message : undefined
}
