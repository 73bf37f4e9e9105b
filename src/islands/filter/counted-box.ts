import { formatNumber } from '#counts.ts'
import { element } from '#islands/element.ts'
import { beforePress } from './before-press.ts'
import styles from './FilterPanel.module.css'

/** A check box with its name, and how many mats it would show. `foresee` is told of a press that begins. */
export function countedBox(
  name: string,
  { choose, foresee }: Readonly<Record<'choose' | 'foresee', (chosen: boolean) => void>>,
) {
  const box = element('input', { type: 'checkbox' })
  const count = element('span', { className: styles.soft ?? '' })
  box.addEventListener('change', () => choose(box.checked))
  const label = element('label', {}, box, element('span', {}, name), count)
  beforePress(label, () => foresee(!box.checked))
  return {
    label,
    tell(items: number, chosen: boolean) {
      box.checked = chosen
      const text = formatNumber(items)
      if (count.textContent !== text) count.textContent = text
    },
  }
}
