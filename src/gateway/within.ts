/** What work comes to, or `late` where it takes longer than so many milliseconds; the work goes on, and no timer is left. */
export async function within<Outcome, Late>(ms: number, work: Promise<Outcome>, late: Late): Promise<Outcome | Late> {
  const { promise: passed, resolve } = Promise.withResolvers<Late>()
  const timer = setTimeout(() => resolve(late), ms)
  try {
    return await Promise.race([work, passed])
  } finally {
    clearTimeout(timer)
  }
}
