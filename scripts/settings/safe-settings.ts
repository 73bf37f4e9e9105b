import { isIP } from 'node:net'
import { isLoopback } from '#gateway/site-origin.ts'
import { ScriptProblem } from '../running/run-script.ts'
import type { Configuration } from './configuration.ts'

/** What CLIENT_ADDRESS_HEADER says where no proxy stands in front: the address is the connection's own. */
export const NO_PROXY = 'connection'
/** Enough for an office behind one address. */
const CONNECTIONS_PER_ADDRESS = 100

/** Settings with which a shop must not be opened to the world. Returns what to warn of; throws ScriptProblem. */
export function demandSafeStart(configuration: Configuration): string[] {
  const { SITE_URL, STOREFRONT_MODE, CLIENT_ADDRESS_HEADER } = configuration
  const { hostname, protocol } = new URL(SITE_URL)
  if (STOREFRONT_MODE === 'direct' || isLoopback(hostname)) return []
  if (CLIENT_ADDRESS_HEADER === undefined) {
    throw new ScriptProblem(
      `CLIENT_ADDRESS_HEADER must be set for the public address ${SITE_URL}: without it all visitors behind the proxy ` +
        'share one limit, and five requests an hour from anywhere stop every password reset. Name the header in which ' +
        `your proxy writes the caller's address, such as x-real-ip; ${NO_PROXY} if callers reach this server without one.`,
    )
  }
  const { REDIS_URL, EMAILJS_ORIGIN } = configuration
  const clear = `SITE_URL is ${SITE_URL}: without https everybody on the way can read passwords and take over sessions.`
  return [
    ...(protocol === 'https:' ? [] : [clear]),
    ...(REDIS_URL === undefined ? [] : demandSafeWay('REDIS_URL', 'rediss://', REDIS_URL, 'who is logged in')),
    ...(EMAILJS_ORIGIN === undefined
      ? []
      : demandSafeWay('EMAILJS_ORIGIN', 'https://', EMAILJS_ORIGIN, 'mails, and the reset links in them,')),
  ]
}

/** Returns what to warn of; throws ScriptProblem for a way through networks of others that everybody can read. */
function demandSafeWay(name: string, safe: string, address: string, what: string): string[] {
  const hostname = URL.parse(address)?.hostname ?? ''
  if (address.startsWith(safe) || isLoopback(hostname)) return []
  if (isPrivate(hostname)) return [`${name} is not encrypted: everybody in that network can read ${what} on the way.`]
  throw new ScriptProblem(
    `${name} must start with ${safe}, unless it is on this machine or in a private network: ${what} would travel in the clear.`,
  )
}

/** The key and every password travel to the store. Returns what to warn of; throws ScriptProblem. */
export function demandSafeStore(storeUrl: string): string[] {
  const { protocol, hostname } = new URL(storeUrl)
  if (protocol === 'https:' || isLoopback(hostname)) return []
  if (!isPrivate(hostname)) {
    throw new ScriptProblem(
      'STORE_API_URL must start with https://, unless the API is on this machine or in a private network: its key and ' +
        'the passwords of all customers would travel in the clear.',
    )
  }
  return ['STORE_API_URL is plain http: everybody in that network can read its key and the passwords of all customers.']
}

/** The header that names the caller, or undefined where the connection does. */
export function addressHeaderOf({ CLIENT_ADDRESS_HEADER: header }: Configuration): string | undefined {
  return header === NO_PROXY ? undefined : header
}

/** Behind a proxy all connections come from its address, and the bound is the proxy's to set. */
export function connectionsPerAddress(configuration: Configuration): number {
  return configuration.CONNECTIONS_PER_ADDRESS ?? (addressHeaderOf(configuration) ? 0 : CONNECTIONS_PER_ADDRESS)
}

/** Addresses of RFC 1918, RFC 3927 and RFC 4193, and names that no public DNS knows. */
function isPrivate(hostname: string): boolean {
  const host = hostname.replace(/^\[|\]$/g, '')
  if (isIP(host) === 4) return /^(?:10|192\.168|169\.254|172\.(?:1[6-9]|2\d|3[01]))\./.test(host)
  if (isIP(host) === 6) return /^(?:f[cd]|fe[89ab])/.test(host)
  return !host.includes('.') || /\.(?:internal|local|lan|home\.arpa)$/.test(host)
}
