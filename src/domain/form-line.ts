import * as v from 'valibot'
import { code, type FieldProblem } from './field-problem.ts'
import { isName, isOneLine } from './one-line.ts'

const LONGEST_LINE = 120
/** A first and a last name beside each other. */
const LONGEST_WHOLE_NAME = 2 * LONGEST_LINE + 1

const lineOf = (longest: number) =>
  v.pipe(
    v.optional(v.string(), ''),
    v.trim(),
    v.maxLength(longest, code('too-long')),
    v.check(isOneLine, code('several-lines')),
  )

/** One line of a form that may be left empty, without white space around it. */
export const optionalLine = lineOf(LONGEST_LINE)

/** The same that has to be filled in. */
export const line = (missing: FieldProblem) => v.pipe(optionalLine, v.nonEmpty(missing))

/** One that people at the shop read, in a store of which nobody here knows how it shows a text: nothing like markup. */
export const optionalNameLine = v.pipe(optionalLine, v.check(isName, code('angle-brackets')))

/** The name of a person. */
export const nameLine = (missing: FieldProblem) => v.pipe(line(missing), v.check(isName, code('angle-brackets')))

/** The whole name of a person, or of a yard, to whom things go. */
export const wholeNameLine = (missing: FieldProblem) =>
  v.pipe(lineOf(LONGEST_WHOLE_NAME), v.nonEmpty(missing), v.check(isName, code('angle-brackets')))
