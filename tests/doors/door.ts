/** One place where text of somebody else comes in. */
export interface Door {
  name: string
  /** Texts as they are meant to be. */
  sound: readonly string[]
  /** A word of what is answered to each of them: without it they would not get in. */
  meant?: string
  /** Takes a text in. Refuses with an error of `refusal` alone, and throws AssertionError where a promise is broken. */
  open: (text: string) => unknown
  refusal?: abstract new (...args: never[]) => Error
  /** Its part of all inputs, where others have 1. */
  share?: number
  /** Reads texts of any length. */
  anyLength?: boolean
}
