import { useStore } from '@nanostores/react'
import { SHOWN_UNITS } from '#domain/shown-unit.ts'
import { $shownUnit, showIn } from '#stores/shown-unit.ts'
import * as words from '#words/units.ts'

/** The switch of units where an island says sizes. */
export function UnitSelect() {
  const unit = useStore($shownUnit)
  return (
    <span className="units">
      {words.sizesIn}{' '}
      <select data-unit="" aria-label={words.unit} value={unit} onChange={({ target }) => showIn(target.value)}>
        {SHOWN_UNITS.map((name) => (
          <option key={name} value={name}>
            {words.signs[name]}
          </option>
        ))}
      </select>
    </span>
  )
}
