import { createHash, timingSafeEqual } from 'node:crypto'
import { createMiddleware } from 'hono/factory'
import { refusal } from './answer.ts'

/** Lets a call pass only with the shared key in its `APIKey` header; how long it takes tells nothing about the key. */
export function demandApiKey(apiKey: string) {
  const expected = digest(apiKey)
  return createMiddleware(async (context, next) => {
    if (!timingSafeEqual(digest(context.req.header('APIKey') ?? ''), expected)) {
      return context.json(refusal('The APIKey header is missing or wrong.'), 401)
    }
    return next()
  })
}

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest()
}
