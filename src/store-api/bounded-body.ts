/** Reads a whole answer, or returns undefined once it has sent more than the limit. Throws when given up. */
export async function readBoundedBody(
  response: Response,
  limitBytes: number,
  signal: AbortSignal,
): Promise<Uint8Array<ArrayBuffer> | undefined> {
  if (Number(response.headers.get('content-length') ?? 0) > limitBytes) {
    await response.body?.cancel()
    return undefined
  }
  const chunks: Uint8Array[] = []
  let length = 0
  const reader = response.body?.getReader()
  // Not every `fetch` ends the body of an answer that is given up.
  signal.addEventListener('abort', () => reader?.cancel().catch(() => undefined))
  for (;;) {
    const step = await reader?.read()
    if (step === undefined || step.done) break
    length += step.value.length
    if (length > limitBytes) {
      await reader?.cancel()
      return undefined
    }
    chunks.push(step.value)
  }
  signal.throwIfAborted()
  return joined(chunks, length)
}

function joined(chunks: Uint8Array[], length: number): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(length)
  let offset = 0
  for (const chunk of chunks) {
    whole.set(chunk, offset)
    offset += chunk.length
  }
  return whole
}
