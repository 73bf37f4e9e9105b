import type { StatedLine } from './description.ts'

/** What the store states of an item; what can be measured carries its number, in the unit that its name tells. */
export type Fact =
  | { kind: 'size'; lengthMm: number; widthMm: number; line?: MeasuredLine }
  | { kind: 'thickness'; mm: NumberRange; line?: MeasuredLine }
  /** Of what is cut to any length. */
  | { kind: 'width'; mm: NumberRange; line: MeasuredLine }
  | { kind: 'weight'; grams: NumberRange; per: 'piece' | 'metre' | 'square-metre'; line: MeasuredLine }
  | { kind: 'hardness'; shoreA: NumberRange; line: MeasuredLine }
  /** Words, or a measure whose text cannot be read with certainty. */
  | { kind: 'stated'; subject?: FactSubject; line: StatedLine }

/** What the label of a line tells, where the shop makes something of it. */
export type FactSubject = 'size' | 'thickness' | 'weight' | 'hardness' | 'material'

/** `10–12 mm`; both are the same where one number is stated. */
export interface NumberRange {
  least: number
  most: number
}

/** A line in the store's own words. Where there is none, the measure was read out of name or prose. */
export interface MeasuredLine extends StatedLine {
  /** Where in the text the measure stands: its first character, and the one after its last. */
  at: [start: number, end: number]
}

/** What a fact tells of. */
export function subjectOf(fact: Fact): FactSubject | undefined {
  if (fact.kind === 'stated') return fact.subject
  return fact.kind === 'width' ? 'size' : fact.kind
}

/** Whether it tells of lengths, which are shown in the unit that was chosen. */
export function tellsLengths({ kind }: Fact): boolean {
  return kind === 'size' || kind === 'width' || kind === 'thickness'
}

/** The measures that stand on a card. */
export function briefFacts(facts: readonly Fact[]): Fact[] {
  return [firstOf(facts, 'size'), firstOf(facts, 'thickness')].filter((fact) => fact !== undefined)
}

/** What a card says it is made of. */
export function materialFact(facts: readonly Fact[]): Fact | undefined {
  return firstOf(facts, 'material')
}

function firstOf(facts: readonly Fact[], subject: FactSubject): Fact | undefined {
  return facts.find((fact) => subjectOf(fact) === subject)
}
