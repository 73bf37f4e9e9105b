/** Why the embedded store cannot open or be served, in a sentence that says what to do. */
export class EmbeddedStoreProblem extends Error {
  override readonly name = 'EmbeddedStoreProblem'
}
