import { StoreApiError, type StoreApiFailure } from './store-api-error.ts'

/** The store did not take what a customer sent, and said why: the one kind of its own words that is for the customer. */
export class StoreRefusal extends StoreApiError {
  /** One line of plain text; empty where the store gave no reason. */
  readonly words: string

  constructor(call: string, failure: StoreApiFailure, words: string) {
    super(call, failure)
    this.words = words
  }
}
