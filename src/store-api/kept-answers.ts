import type { Validators } from './validators.ts'

/** A whole answer of the API that was read without a fault, and what names its version. */
export interface KeptAnswer {
  validators: Validators
  body: Uint8Array<ArrayBuffer>
}

/** Where answers are kept, so that an API which gives validators sends again only what changed. */
export interface KeptAnswers {
  /** What the address (path and query) answered last. */
  read(address: string): KeptAnswer | undefined
  keep(address: string, answer: KeptAnswer): void
}
