/** One place where a customer is logged in; the id tells it from the others. */
export interface KnownSession {
  id: string
  /** A browser and what it runs on, `Firefox/Windows`, with nothing where one is not known. */
  device: string
  seenAtMs: number
  current: boolean
}
