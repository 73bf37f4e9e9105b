import type { Cut } from './font-files.ts'

/** An A4 sheet in mm: four columns between the margins, on which everything stands, from where lines begin. */
export const sheet = {
  width: 210,
  start: 20,
  end: 190,
  columns: [20, 62.5, 105, 147.5],
  /** Where the first line of a page's content may begin, and the last end. */
  top: 18,
  bottom: 273,
  footer: 281,
} as const

export const colours = {
  rubber: '#1a1918',
  soft: '#57514a',
  coir: '#8a5018',
  rule: '#d8d1c3',
} as const

/** Thicknesses of rules in mm. */
export const rules = { hair: 0.15, firm: 0.4 } as const

export interface TextStyle {
  cut: Cut
  /** In points. */
  size: number
  colour: string
  /** From one baseline to the next, in mm. */
  leading: number
}

export const styles = {
  maker: { cut: 'heading', size: 17, colour: colours.rubber, leading: 7 },
  tagline: { cut: 'regular', size: 9, colour: colours.coir, leading: 4.4 },
  address: { cut: 'regular', size: 8.5, colour: colours.soft, leading: 4.1 },
  title: { cut: 'heading', size: 30, colour: colours.rubber, leading: 12 },
  heading: { cut: 'heading', size: 20, colour: colours.rubber, leading: 8.4 },
  section: { cut: 'bold', size: 11.5, colour: colours.rubber, leading: 5.2 },
  label: { cut: 'regular', size: 8, colour: colours.soft, leading: 4 },
  value: { cut: 'bold', size: 10, colour: colours.rubber, leading: 4.6 },
  head: { cut: 'bold', size: 8.5, colour: colours.rubber, leading: 4 },
  product: { cut: 'regular', size: 9.5, colour: colours.rubber, leading: 4.6 },
  code: { cut: 'regular', size: 7.5, colour: colours.soft, leading: 3.5 },
  figure: { cut: 'regular', size: 9.5, colour: colours.rubber, leading: 4.6 },
  lineTotal: { cut: 'bold', size: 9.5, colour: colours.rubber, leading: 4.6 },
  total: { cut: 'bold', size: 14, colour: colours.rubber, leading: 6 },
  note: { cut: 'regular', size: 8.5, colour: colours.soft, leading: 4.2 },
  invitation: { cut: 'bold', size: 9.5, colour: colours.coir, leading: 4.6 },
  running: { cut: 'regular', size: 8, colour: colours.soft, leading: 4 },
} as const satisfies Record<string, TextStyle>
