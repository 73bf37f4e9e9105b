/** Reads a whole answer, or returns undefined once it has sent more than the limit. */
export async function readBoundedBody(
  response: Response,
  limitBytes: number,
): Promise<Uint8Array<ArrayBuffer> | undefined> {
  if (Number(response.headers.get('content-length') ?? 0) > limitBytes) {
    await response.body?.cancel()
    return undefined
  }
  const chunks: Uint8Array[] = []
  let length = 0
  const reader = response.body?.getReader()
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
