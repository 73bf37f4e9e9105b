/**
 * Does a piece of work for each value, so many at a time. Rejects with the first failure, while the others go on.
 */
export async function forEachConcurrently<Value>(
  values: Iterable<Value>,
  concurrency: number,
  work: (value: Value) => Promise<void>,
): Promise<void> {
  const queue = values[Symbol.iterator]()
  const workOff = async () => {
    for (let next = queue.next(); !next.done; next = queue.next()) await work(next.value)
  }
  await Promise.all(Array.from({ length: concurrency }, workOff))
}
