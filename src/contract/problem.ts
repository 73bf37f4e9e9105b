import * as v from 'valibot'

/** Every error that the gateway answers with. `message` is a sentence a person can act on. */
export const Problem = v.object({ code: v.string(), message: v.string(), requestId: v.string() })
export type Problem = v.InferOutput<typeof Problem>
