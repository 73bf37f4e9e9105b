import { useStore } from '@nanostores/react'
import { useEffect, useId, useState } from 'react'
import { type FilterFact, NUMBER_FACTS, type NumberFact } from '#domain/filter-values.ts'
import type { Bound } from '#domain/shown-bound.ts'
import type { ShownUnit } from '#domain/shown-unit.ts'
import { readWrittenNumber, WRITTEN_NUMBER } from '#domain/written-number.ts'
import type { RangeContent } from '#search/filter-groups.ts'
import type { Chosen } from '#search/filter-selection.ts'
import { choose } from '#stores/filtered-list.ts'
import { $shownUnit } from '#stores/shown-unit.ts'
import * as words from '#words/filters.ts'
import { Unstated } from './ChoiceGroup.tsx'
import { shownBound, typedBound, unitOf } from './chosen-words.ts'
import styles from './FilterPanel.module.css'

interface Props {
  fact: FilterFact
  content: RangeContent
  chosen: Chosen | undefined
}

/** Two bounds below a picture of how many mats there are of each measure. */
export function RangeGroup({ fact, content, chosen }: Props) {
  const number = NUMBER_FACTS.find((name) => name === fact)
  const [wrong, setWrong] = useState<Bound>()
  const problem = useId()
  const unit = useStore($shownUnit)
  if (number === undefined) return null
  const { least, most } = chosen?.kind === 'range' ? chosen : UNBOUNDED
  const unstated = chosen?.unstated ?? false
  const change = (bounds: Partial<typeof UNBOUNDED>, none = unstated) =>
    choose(fact, { kind: 'range', least, most, ...bounds, unstated: none })
  const field = (bound: Bound) => (
    <BoundField
      fact={number}
      unit={unit}
      bound={bound}
      value={bound === 'least' ? least : most}
      hint={bound === 'least' ? content.from : content.to}
      problem={wrong === bound ? problem : undefined}
      onBound={(value) => {
        setWrong(value === 'wrong' ? bound : undefined)
        if (value !== 'wrong') change({ [bound]: value })
      }}
    />
  )
  return (
    <div className={styles.choices}>
      <Histogram content={content} least={least} most={most} />
      <div className={styles.bounds}>
        {field('least')}
        <span aria-hidden="true">{words.to}</span>
        {field('most')}
        <span aria-hidden="true">{unitOf(number, unit)}</span>
      </div>
      {wrong !== undefined && (
        <p id={problem} className={styles.problem} role="alert">
          {words.notANumber}
        </p>
      )}
      <Unstated count={content.unstated} chosen={unstated} onChange={(none) => change({}, none)} />
    </div>
  )
}

const UNBOUNDED: Readonly<Record<Bound, number | undefined>> = { least: undefined, most: undefined }

interface BoundFieldProps {
  fact: NumberFact
  /** What lengths are shown in. */
  unit: ShownUnit
  bound: Bound
  value: number | undefined
  /** What stands in the field while it is empty. */
  hint: number
  /** Id of what says that it is no number. */
  problem: string | undefined
  onBound: (value: number | undefined | 'wrong') => void
}

function BoundField({ fact, unit, bound, value, hint, problem, onBound }: BoundFieldProps) {
  const shown = value === undefined ? '' : String(shownBound(fact, unit, value))
  const [typed, setTyped] = useState(shown)
  useEffect(() => setTyped(shown), [shown])
  const commit = () => {
    if (typed.trim() === shown) return
    if (typed.trim() === '') return onBound(undefined)
    const number = NUMBER.test(typed.trim()) ? readWrittenNumber(typed.trim()) : Number.NaN
    onBound(number < MOST ? typedBound(fact, unit, bound, number) : 'wrong')
  }
  const name = words.facts[fact]
  const unitName = unitOf(fact, unit)
  return (
    <input
      type="text"
      inputMode="decimal"
      autoComplete="off"
      aria-label={bound === 'least' ? words.least(name, unitName) : words.most(name, unitName)}
      aria-invalid={problem === undefined ? undefined : true}
      aria-describedby={problem}
      placeholder={String(shownBound(fact, unit, hint))}
      value={typed}
      onChange={({ target }) => setTyped(target.value)}
      onBlur={commit}
      onKeyDown={(event) => event.key === 'Enter' && commit()}
    />
  )
}

const MOST = 1_000_000
const NUMBER = new RegExp(`^${WRITTEN_NUMBER}$`)
const HEIGHT = 40

interface HistogramProps {
  content: RangeContent
  least: number | undefined
  most: number | undefined
}

/** What the bounds leave is dark; the same is told by the number of mats. */
function Histogram({ content: { bins }, least = 0, most = Number.POSITIVE_INFINITY }: HistogramProps) {
  const tallest = Math.max(1, ...bins.map(({ count }) => count))
  return (
    <svg
      className={styles.histogram}
      viewBox={`0 0 ${bins.length} ${HEIGHT}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      {bins.map(({ from, to, count }, index) => {
        const height = count === 0 ? 0 : Math.max(2, (count / tallest) * HEIGHT)
        const within = to >= least && from <= most
        return (
          <rect
            key={from}
            x={index + 0.1}
            y={HEIGHT - height}
            width={0.8}
            height={height}
            className={within ? undefined : styles.outside}
          />
        )
      })}
    </svg>
  )
}
