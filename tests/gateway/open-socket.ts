import { once } from 'node:events'
import { connect, type Socket } from 'node:net'

/** A connection as an attacker holds it: what is sent, and when, is up to the test. */
export interface OpenSocket {
  socket: Socket
  /** What came back so far. */
  heard: () => string
  closed: Promise<void>
}

/** Connects from an address of this machine; Linux has all of 127.0.0.0/8 for that. */
export async function openSocket(port: number, text: string, localAddress = '127.0.0.1'): Promise<OpenSocket> {
  const socket = connect({ host: '127.0.0.1', port, localAddress })
  const chunks: string[] = []
  const { promise: closed, resolve } = Promise.withResolvers<void>()
  socket.setEncoding('utf8')
  socket.on('data', (chunk) => chunks.push(String(chunk)))
  socket.on('error', () => undefined)
  socket.once('close', () => resolve())
  await once(socket, 'connect')
  socket.write(text)
  return { socket, heard: () => chunks.join(''), closed }
}

/** The head of a call that is allowed to change something, for a body of this length. */
export function headOf(method: string, path: string, length: number, extra = ''): string {
  return [
    `${method} ${path} HTTP/1.1`,
    'Host: shop.example',
    'Content-Type: application/json',
    'Sec-Fetch-Site: same-origin',
    `Content-Length: ${length}`,
    `${extra}\r\n`,
  ].join('\r\n')
}
