/** Nobody is logged in any more: the session ended, or the password has changed elsewhere. */
export class LoggedOutError extends Error {
  override readonly name = 'LoggedOutError'
}
