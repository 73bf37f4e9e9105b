import { type Context, Hono } from 'hono'
import * as v from 'valibot'
import type { Mail, Outbox } from './outbox.ts'

/** The mail service's two send calls, as EmailJS answers them: plain text, 200 `OK` or 400 with what is missing. */
export function mailCalls(outbox: Outbox, now: () => Date): Hono {
  const calls = new Hono()

  calls.post('/send', async (context) => {
    const body: unknown = await context.req.json().catch(() => undefined)
    const request = v.safeParse(SendRequest, body)
    return request.success ? keep(context, request.output, request.output.template_params) : explain(context, request)
  })

  calls.post('/send-form', async (context) => {
    const body: unknown = await context.req.parseBody().catch(() => undefined)
    const request = v.safeParse(FormRequest, body)
    return request.success ? keep(context, request.output, fieldsOf(request.output)) : explain(context, request)
  })

  function keep(context: Context, ids: v.InferOutput<typeof Ids>, fields: Mail['fields']): Response {
    const { service_id: serviceID, template_id: templateID, user_id: userID } = ids
    outbox.send({ serviceID, templateID, userID, fields }, now())
    return context.text('OK')
  }

  return calls
}

const id = v.pipe(v.string('must be text'), v.trim(), v.nonEmpty('must not be empty'))

const Ids = v.object({ service_id: id, template_id: id, user_id: id })

const fieldText = v.pipe(
  v.union([v.string(), v.number(), v.boolean(), v.null()]),
  v.transform((value) => String(value ?? '')),
)

const SendRequest = v.object({
  ...Ids.entries,
  template_params: v.optional(v.record(v.string(), fieldText), {}),
})

const FormRequest = v.looseObject(Ids.entries)

/** What a form carries for the service itself. Among it the private key, which is never kept. */
const NOT_FIELDS = new Set(['service_id', 'template_id', 'user_id', 'accessToken', 'lib_version'])

function fieldsOf(form: Record<string, unknown>): Mail['fields'] {
  return Object.fromEntries(
    Object.entries(form).flatMap(([name, value]) =>
      typeof value === 'string' && !NOT_FIELDS.has(name) ? [[name, value]] : [],
    ),
  )
}

function explain(context: Context, { issues }: { issues: readonly v.BaseIssue<unknown>[] | undefined }): Response {
  const fields = (issues ?? []).map((issue) => v.getDotPath(issue)).filter((path) => path !== null)
  return context.text(
    fields.length === 0 ? 'The body of this call cannot be read.' : `Missing or unusable: ${fields.join(', ')}.`,
    400,
  )
}
