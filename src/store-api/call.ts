/** What all calls of one client have in common. */
export interface CallCommon {
  apiKey: string
  limitBytes: number
}

export interface Call extends CallCommon {
  method: 'GET' | 'POST' | 'PUT'
  path: string
  query?: Record<string, string>
  body?: unknown
  headers?: Record<string, string>
}

export interface Answer {
  status: number
  headers: Headers
  body: Uint8Array<ArrayBuffer>
}

export type Transport = (call: Call) => Promise<Answer>

/** The name of a call in messages: no query, so no password. */
export function nameOf(call: Pick<Call, 'method' | 'path'>): string {
  return `${call.method} ${call.path}`
}
