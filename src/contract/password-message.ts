import * as v from 'valibot'
import { chosen, typedPassword } from '#domain/password-form.ts'

/** A password as somebody types it. */
export const password = typedPassword('password-missing')

/** A password that somebody chooses. */
export const newPassword = v.pipe(v.string(), ...chosen('password-too-short'))

/** The chosen password would be guessed at once; nothing was changed. */
export const GuessableMessage = v.object({ status: v.literal('guessable'), why: v.picklist(['common', 'personal']) })
