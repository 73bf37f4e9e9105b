/** What the portfolio pictures show, for those who do not see them. */
export const portfolioCaptions = [
  'Interlocking studded stable mats, laid edge to edge',
  'A roll of black coir matting, half unrolled',
  'Gym tiles, plain black and with blue flecks, in a chequerboard',
  'A black coir mat with the mark of Ridgeway Stud',
  'Red and green playground tiles in a chequerboard',
  'Three hammered rubber mats in a row, as in an aisle',
]
