/** Joins paragraphs of prose and closing lines of facts into the plain text a store keeps for a mat. */
export const matDescription = (prose: string[], facts: string[]): string => [...prose, facts.join('\n')].join('\n\n')
