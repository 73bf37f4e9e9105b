import * as v from 'valibot'

/** A password as somebody types it. */
export const password = v.pipe(v.string(), v.nonEmpty(), v.maxLength(200))

/** A password that somebody chooses. */
export const newPassword = v.pipe(
  password,
  v.minLength(6),
  v.check((text) => text.isWellFormed()),
)

/** The chosen password would be guessed at once; nothing was changed. */
export const GuessableMessage = v.object({ status: v.literal('guessable'), why: v.picklist(['common', 'personal']) })
