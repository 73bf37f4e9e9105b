/** The envelope around every answer (behaviour 6.2). */
interface Answer<Data> {
  success: boolean
  data: Data | null
  errorMessage: string
}

/** What a field did wrong, by the name of the field. */
export type FieldErrors = Record<string, string[]>

/** The envelope of a call that worked. */
export function answer<Data>(data: Data): Answer<Data> {
  return { success: true, data, errorMessage: '' }
}

/** The envelope of a call that did not work. */
export function refusal(errorMessage: string): Answer<never> {
  return { success: false, data: null, errorMessage }
}

/** Thrown where a call asks for what cannot be done; answered with its HTTP status and the refusal's envelope. */
export class Refusal extends Error {
  override readonly name = 'Refusal'
  readonly status: 400 | 404
  readonly errors: FieldErrors | undefined

  constructor(status: 400 | 404, message: string, errors?: FieldErrors) {
    super(message)
    this.status = status
    this.errors = errors
  }
}
