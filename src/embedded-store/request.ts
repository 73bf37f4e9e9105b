import type { Context } from 'hono'
import * as v from 'valibot'
import { type FieldErrors, Refusal } from './answer.ts'

/** The JSON body of a call, checked. Throws a 400 refusal that lists the errors of each field. */
export async function readBody<Output>(context: Context, schema: v.GenericSchema<unknown, Output>): Promise<Output> {
  return check(await readJson(context), schema)
}

/** A value from the query, whatever the letter case of its name; undefined when absent. */
export function queryValue(context: Context, name: string): string | undefined {
  for (const [key, value] of new URL(context.req.url).searchParams) {
    if (key.toLowerCase() === name.toLowerCase()) {
      return value
    }
  }
  return undefined
}

/** A value that the query must have. Throws a 400 refusal when it is absent or blank. */
export function requiredQueryValue(context: Context, name: string): string {
  const value = queryValue(context, name) ?? ''
  if (value.trim() === '') {
    throw new Refusal(400, 'Validation failed.', { [name]: [`${name} is required.`] })
  }
  return value
}

async function readJson(context: Context): Promise<unknown> {
  try {
    return await context.req.json()
  } catch {
    throw new Refusal(400, 'The body of this call must be JSON.')
  }
}

function check<Output>(value: unknown, schema: v.GenericSchema<unknown, Output>): Output {
  const result = v.safeParse(schema, value)
  if (!result.success) {
    throw new Refusal(400, 'Validation failed.', fieldErrors(result.issues))
  }
  return result.output
}

function fieldErrors(issues: readonly v.BaseIssue<unknown>[]): FieldErrors {
  const errors: FieldErrors = {}
  for (const issue of issues) {
    const field = v.getDotPath(issue) ?? 'body'
    errors[field] = [...(errors[field] ?? []), issue.message]
  }
  return errors
}
