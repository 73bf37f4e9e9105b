import { serve } from '@hono/node-server'
import type { TestStore } from '#embedded-store/test-store.ts'

/** Calls take their time, so that there is always one under way when a gateway dies. */
export async function serveSlowly(store: TestStore) {
  const { promise, resolve } = Promise.withResolvers<string>()
  const server = serve(
    {
      async fetch(request) {
        const body = await request.arrayBuffer()
        await pauseMs(30 + Math.random() * 200)
        const answer = await store.store.app.fetch(
          new Request(request.url, {
            method: request.method,
            headers: request.headers,
            ...(body.byteLength > 0 ? { body } : {}),
          }),
        )
        await pauseMs(30 + Math.random() * 200)
        return answer
      },
      port: 0,
      hostname: '127.0.0.1',
    },
    ({ port }) => resolve(`http://127.0.0.1:${port}`),
  )
  return { server, storeUrl: await promise }
}

export function pauseMs(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms))
}
