import type { Turn } from './turn.ts'

/** What is kept of an intent beside its text, so that it is found without being read. */
export interface KeptIntent {
  intentId: string
  customerId: string
  /** One more than what is kept. */
  version: number
  stage: IntentStage
  text: string
}

/** `spent` is a key under which nothing was ever begun: it matters for as long as a key may begin something. */
export type IntentStage = 'open' | 'with-person' | 'final' | 'spent'

/** An intent that is not final. */
export interface UnfinishedIntent {
  intentId: string
  customerId: string
  stage: Extract<IntentStage, 'open' | 'with-person'>
}

/** Where intents are kept. What is not final is never dropped; what is final is kept for a month at least, what is spent for an hour. */
export interface IntentStore {
  /** An intent as it is kept; `lost` when it is known to have been there; undefined when there was none. */
  read(customerId: string, intentId: string): Promise<Pick<KeptIntent, 'version' | 'text'> | 'lost' | undefined>
  /** There once this resolves. Throws TurnLostError when a later turn has begun or the version is not the next one. */
  write(intent: KeptIntent, turn: Turn): Promise<void>
  /** The texts of all that is kept of a customer. */
  ofCustomer(customerId: string): Promise<string[]>
  unfinished(): Promise<UnfinishedIntent[]>
  /**
   * When this store began to keep: what happened before, it does not know. In milliseconds since 1970. Where a clock that
   * was ahead wrote it, it is written anew.
   */
  bornAtMs(): Promise<number>
  /** Drops what has been final, or spent, since before this moment. */
  forget(stage: Extract<IntentStage, 'final' | 'spent'>, beforeMs: number): Promise<void>
}
