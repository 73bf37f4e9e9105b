import * as v from 'valibot'

// As much of WebDriver as a walk needs: https://www.w3.org/TR/webdriver2/

/** Stands for an element of the page, on the wire and in what is asked in it. */
export type Element = Record<typeof ELEMENT, string>

/** A session with a driver's browser. */
export interface Driver {
  open(address: string): Promise<void>
  ask<Found>(question: (...given: never[]) => unknown, ...given: unknown[]): Promise<Found>
  /** Presses an element in its middle; false where something else lies above it. */
  press(element: Element): Promise<boolean>
  type(element: Element, text: string): Promise<void>
  resize(size: { width: number; height: number }): Promise<void>
  picture(): Promise<Uint8Array>
  end(): Promise<void>
}

const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf'
const Session = v.object({ sessionId: v.string() })

/** Opens a browser by the driver at an address, with capabilities. */
export async function newSession(driver: string, capabilities: Record<string, unknown>): Promise<Driver> {
  await untilReady(driver)
  const opened = await send(driver, 'POST', '/session', { capabilities: { alwaysMatch: capabilities } })
  const session = `${driver}/session/${v.parse(Session, opened).sessionId}`
  const post = (path: string, body: unknown = {}) => send(session, 'POST', path, body)
  return {
    open: async (url) => void (await post('/url', { url })),
    async ask<Found>(question: (...given: never[]) => unknown, ...args: unknown[]) {
      return (await post('/execute/sync', { script: `return (${question}).apply(null, arguments)`, args })) as Found
    },
    async press(element) {
      try {
        await post(`/element/${element[ELEMENT]}/click`)
        return true
      } catch (error) {
        if (error instanceof Error && error.message.includes('element click intercepted')) return false
        throw error
      }
    },
    type: async (element, text) => void (await post(`/element/${element[ELEMENT]}/value`, { text })),
    resize: async (size) => void (await post('/window/rect', size)),
    picture: async () => Buffer.from(v.parse(v.string(), await send(session, 'GET', '/screenshot')), 'base64'),
    end: async () => void (await send(session, 'DELETE', '')),
  }
}

async function untilReady(driver: string): Promise<void> {
  for (let tries = 0; tries < 600; tries += 1) {
    const up = await fetch(`${driver}/status`).catch(() => undefined)
    if (up?.ok) return
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  throw new Error('The driver of the browser does not answer.')
}

async function send(base: string, method: string, path: string, body?: unknown): Promise<unknown> {
  const answer = await fetch(base + path, { method, ...(body === undefined ? {} : { body: JSON.stringify(body) }) })
  const { value } = v.parse(v.object({ value: v.unknown() }), await answer.json())
  if (!answer.ok) throw new Error(`${method} ${path}: ${JSON.stringify(value)}`)
  return value
}
