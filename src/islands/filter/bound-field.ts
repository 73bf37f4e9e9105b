import type { NumberFact } from '#domain/filter-facts.ts'
import type { Bound } from '#domain/shown-bound.ts'
import { readWrittenNumber, WRITTEN_NUMBER } from '#domain/written-number.ts'
import { element } from '#islands/element.ts'
import { $shownUnit } from '#stores/shown-unit.ts'
import * as words from '#words/filters.ts'
import { shownBound, typedBound, unitOf } from './chosen-words.ts'

const MOST = 1_000_000
const NUMBER = new RegExp(`^${WRITTEN_NUMBER}$`)

/** A field for one bound of a range, in the unit that is shown. What is no number is told, and said by `problemId`. */
export function boundField(
  fact: NumberFact,
  bound: Bound,
  { id: problemId, tell }: { id: string; tell: (bound: Bound, isWrong: boolean) => void },
  onBound: (value: number | undefined) => void,
) {
  const input = element('input', { type: 'text', inputMode: 'decimal', autocomplete: 'off' })
  let shown = ''
  const tellProblem = (wrong: boolean) => {
    tell(bound, wrong)
    if (wrong) {
      input.ariaInvalid = 'true'
      input.setAttribute('aria-describedby', problemId)
      return
    }
    input.ariaInvalid = null
    input.removeAttribute('aria-describedby')
  }
  const commit = () => {
    const typed = input.value.trim()
    if (typed === shown) return tellProblem(false)
    const number = NUMBER.test(typed) ? readWrittenNumber(typed) : Number.NaN
    const isWrong = typed !== '' && !(number < MOST)
    tellProblem(isWrong)
    if (isWrong) return
    onBound(typed === '' ? undefined : typedBound(fact, $shownUnit.get(), bound, number))
  }
  input.addEventListener('blur', commit)
  input.addEventListener('keydown', ({ key }) => {
    if (key === 'Enter') commit()
  })
  return {
    input,
    /** `hint` is what stands in the field while it is empty. */
    show(value: number | undefined, hint: number | undefined) {
      const unit = $shownUnit.get()
      const [name, unitName] = [words.facts[fact], unitOf(fact, unit)]
      input.ariaLabel = bound === 'least' ? words.least(name, unitName) : words.most(name, unitName)
      input.placeholder = hint === undefined ? '' : String(shownBound(fact, unit, hint))
      const text = value === undefined ? '' : String(shownBound(fact, unit, value))
      if (text !== shown) input.value = text
      shown = text
    },
  }
}
