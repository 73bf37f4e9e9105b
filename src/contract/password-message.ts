import * as v from 'valibot'
import { chosenPassword, typedPassword } from '#domain/password-form.ts'

/** A password as somebody types it. */
export const password = typedPassword('password-missing')

/** A password that somebody chooses. */
export const newPassword = chosenPassword('password-too-short')

/** The chosen password would be guessed at once; nothing was changed. */
export const GuessableMessage = v.object({ status: v.literal('guessable'), why: v.picklist(['common', 'personal']) })
