import * as v from 'valibot'
import { code, type FieldProblem } from './field-problem.ts'
import { isName, isOneLine } from './one-line.ts'

const LONGEST_LINE = 120

/** One line of a form that may be left empty, without white space around it. */
export const optionalLine = v.pipe(
  v.optional(v.string(), ''),
  v.trim(),
  v.maxLength(LONGEST_LINE, code('too-long')),
  v.check(isOneLine, code('several-lines')),
)

/** The same that has to be filled in. */
export const line = (missing: FieldProblem) => v.pipe(optionalLine, v.nonEmpty(missing))

/** One that people at the shop read, in a store of which nobody here knows how it shows a text: nothing like markup. */
export const optionalNameLine = v.pipe(optionalLine, v.check(isName, code('angle-brackets')))

/** The name of a person. */
export const nameLine = (missing: FieldProblem) => v.pipe(line(missing), v.check(isName, code('angle-brackets')))
