import type { CalendarDay } from './quotation-date.ts'

/**
 * `Q-20261121-7KM3`: the day, and four characters made of `random`, a number from 0 up to but not including 1.
 * They are for telling quotations of one day apart on the telephone: nothing looks like anything else.
 */
export function quotationNumber({ year, month, day }: CalendarDay, random: number): string {
  const date = `${year}${String(month).padStart(2, '0')}${String(day).padStart(2, '0')}`
  return `Q-${date}-${characters(Math.floor(random * CHARACTERS.length ** LENGTH))}`
}

const CHARACTERS = '23456789ACDEFGHJKLMNPQRTVWXYZ'
const LENGTH = 4

function characters(value: number): string {
  return Array.from({ length: LENGTH }, (_, place) => {
    return CHARACTERS[Math.floor(value / CHARACTERS.length ** place) % CHARACTERS.length]
  }).join('')
}
