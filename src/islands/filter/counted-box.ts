import { formatNumber } from '#counts.ts'
import { element } from '#islands/element.ts'
import styles from './FilterPanel.module.css'

/** A check box with its name, and how many mats it would show. */
export function countedBox(name: string, choose: (chosen: boolean) => void) {
  const box = element('input', { type: 'checkbox' })
  const count = element('span', { className: styles.soft ?? '' })
  box.addEventListener('change', () => choose(box.checked))
  return {
    label: element('label', {}, box, element('span', {}, name), count),
    tell(items: number, chosen: boolean) {
      box.checked = chosen
      const text = formatNumber(items)
      if (count.textContent !== text) count.textContent = text
    },
  }
}
