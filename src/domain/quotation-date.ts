/** A day of the calendar, wherever one is. `month` counts from 1. */
export interface CalendarDay {
  year: number
  month: number
  day: number
}

/** The day that a clock's moment falls on for the person who reads the clock. */
export function localDay(moment: Date): CalendarDay {
  return { year: moment.getFullYear(), month: moment.getMonth() + 1, day: moment.getDate() }
}

export function addDays({ year, month, day }: CalendarDay, days: number): CalendarDay {
  const moved = new Date(Date.UTC(year, month - 1, day + days))
  return { year: moved.getUTCFullYear(), month: moved.getUTCMonth() + 1, day: moved.getUTCDate() }
}
