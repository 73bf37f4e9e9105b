import { writeSigns } from '#search/column-signs.ts'
import type { ChoiceColumn, ChoiceHead, ColumnName } from '#search/filter-files.ts'
import { type ColumnFiles, type FilterSizes, isLong, partFiles } from './column-files.ts'
import { contentNamed, type IndexFile } from './index-file.ts'

/** A column of more choices is not split into one for each of them. */
const MOST_ALONE = 64

/** The files of a fact that is chosen from; `rows` say what each item has. */
export function choiceFiles(
  name: ColumnName,
  rows: readonly (readonly (readonly [key: string, name: string])[])[],
  sizes: FilterSizes,
): ColumnFiles {
  const coded = codedChoices(rows)
  const column = choiceColumn(coded)
  const whole = contentNamed('column', column)
  if (!isLong(column.rows, sizes)) return { whole, parts: [] }
  const parts = partFiles(name, coded.codes, sizes, (codes) => choiceColumn({ ...coded, codes }))
  const split = choicesAlone(coded)
  return { whole, parts, ...(split && { split }) }
}

interface CodedChoices extends Omit<ChoiceColumn, 'rows'> {
  /** The set of each row. */
  codes: number[]
}

/** Choices in the order in which they are first met; the first set is empty. */
function codedChoices(rows: readonly (readonly (readonly [key: string, name: string])[])[]): CodedChoices {
  const choices: [string, string][] = []
  const choiceNumbers = new Map<string, number>()
  const numberOf = (choice: readonly [string, string]): number => {
    const number = choiceNumbers.get(choice[0]) ?? choices.push([...choice]) - 1
    choiceNumbers.set(choice[0], number)
    return number
  }
  const sets: number[][] = [[]]
  const setNumbers = new Map([['', 0]])
  const codes = rows.map((row) => {
    const set = [...new Set(row.map(numberOf))].toSorted((a, b) => a - b)
    const code = setNumbers.get(set.join()) ?? sets.push(set) - 1
    setNumbers.set(set.join(), code)
    return code
  })
  return { choices, sets, codes }
}

function choiceColumn({ choices, sets, codes }: CodedChoices): ChoiceColumn {
  return { choices, sets, rows: writeSigns(codes, sets.length - 1) }
}

/** A column choice by choice, and what can be said without any of them; undefined where there are too few or too many. */
function choicesAlone({ choices, sets, codes }: CodedChoices): { head: IndexFile; named: IndexFile[] } | undefined {
  if (choices.length < 2 || choices.length > MOST_ALONE) return undefined
  const head: ChoiceHead = { choices: [], unstated: codes.filter((code) => code === 0).length }
  const named = choices.map(([key, name], choice) => {
    const has = sets.map((set) => (set.includes(choice) ? 1 : 0))
    const rows = codes.map((code) => has[code] ?? 0)
    const file = contentNamed('column', choiceColumn({ choices: [[key, name]], sets: [[], [0]], codes: rows }))
    head.choices.push([key, name, rows.filter((own) => own === 1).length, file.path])
    return file
  })
  return { head: contentNamed('choices', head), named }
}
