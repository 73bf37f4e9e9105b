import type { Context } from 'hono'
import * as v from 'valibot'

/**
 * The address that a request comes from: the socket's, or the last entry of `header`, which has to be one that the proxy
 * in front of us writes itself.
 */
export function callerAddress(context: Context, header: string | undefined): string {
  if (header !== undefined) return context.req.header(header)?.split(',').at(-1)?.trim() || 'unknown'
  const bindings = v.safeParse(NodeBindings, context.env)
  return bindings.success ? bindings.output.incoming.socket.remoteAddress : 'unknown'
}

/** What `@hono/node-server` tells of the connection. */
const NodeBindings = v.object({ incoming: v.object({ socket: v.object({ remoteAddress: v.string() }) }) })

/** An address as one caller, without the port that some proxies write: an IPv6 customer owns a whole /64. */
export function networkOf(address: string): string {
  const plain = /^(?:::ffff:)?(\d+\.\d+\.\d+\.\d+)(?::\d+)?$/i.exec(address)?.[1]
  if (plain !== undefined || !address.includes(':')) return plain ?? address
  const bare = /^\[([^\]]*)\](?::\d+)?$/.exec(address)?.[1] ?? address
  const [head = '', tail] = (bare.toLowerCase().split('%', 1)[0] ?? '').split('::')
  const groups = head === '' ? [] : head.split(':')
  const rest = tail ? tail.split(':') : []
  const zeros = Array.from({ length: Math.max(0, 8 - groups.length - rest.length) }, () => '0')
  const network = [...groups, ...zeros, ...rest].slice(0, 4)
  return `${network.map((group) => group.replace(/^0+(?=.)/, '')).join(':')}::/64`
}
