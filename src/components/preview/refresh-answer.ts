import * as v from 'valibot'

/** What the preview's button is told of a refresh. */
export const RefreshAnswer = v.object({
  outcome: v.picklist(['published', 'unchanged', 'refused', 'failed']),
  verdict: v.string(),
  reasons: v.array(v.string()),
  /** What to do about it, a sentence each. */
  advice: v.array(v.string()),
})
export type RefreshAnswer = v.InferOutput<typeof RefreshAnswer>
