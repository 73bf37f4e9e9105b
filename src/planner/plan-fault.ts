/** What is wrong with a plan. */
export type PlanFault =
  | 'uncovered'
  | 'covered-twice'
  | 'beyond-floor'
  | 'notch-outside'
  | 'not-as-bought'
  | 'outside-sheet'
  | 'no-straight-cuts'
  | 'wrong-way'
  | 'open-joint'
