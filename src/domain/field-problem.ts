import * as v from 'valibot'

/** What can be wrong with a field of a form. Whoever shows it has the words. */
const FIELD_PROBLEMS = [
  'address-line-1-missing',
  'angle-brackets',
  'city-missing',
  'confirmation-missing',
  'country-missing',
  'current-password-missing',
  'current-password-wrong',
  'email-invalid',
  'email-missing',
  'email-not-registered',
  'email-unknown',
  'first-name-missing',
  'last-name-missing',
  'mobile-invalid',
  'mobile-missing',
  'name-missing',
  'new-password-too-short',
  'new-passwords-differ',
  'not-sound',
  'password-common',
  'password-missing',
  'password-personal',
  'password-too-long',
  'password-too-short',
  'password-wrong',
  'passwords-differ',
  'postal-code-missing',
  'postal-code-not-a-number',
  'reset-password-too-short',
  'reset-passwords-differ',
  'several-lines',
  'state-missing',
  'street-address-missing',
  'too-long',
  'unreadable',
] as const
export type FieldProblem = (typeof FIELD_PROBLEMS)[number]

/** What is wrong, by the name of the field. */
export type FieldProblems = Readonly<Record<string, FieldProblem>>

/** The problem of each field that has one, by the field's name; empty when the form is sound. */
export function problemsOf<T>(form: v.GenericSchema<unknown, T>, values: unknown): FieldProblems {
  const result = v.safeParse(form, values)
  if (result.success) return {}
  const problems = result.issues.map((issue) => [v.getDotPath(issue) ?? '', known(issue.message)])
  return Object.fromEntries(problems.toReversed())
}

/** For schemas, whose messages are codes: one that is misspelt does not compile. */
export function code(problem: FieldProblem): FieldProblem {
  return problem
}

/** A schema says some things by itself, of values that no field sends. */
function known(message: string): FieldProblem {
  return FIELD_PROBLEMS.find((problem) => problem === message) ?? 'not-sound'
}
