/** What the portfolio pictures show, for those who do not see them. */
export const portfolioCaptions = [
  'A studded rubber mat',
  'A coir doormat',
  'A ribbed rubber mat',
  'A striped coir mat',
  'Interlocking rubber tiles',
  'The edge of a thick rubber mat',
]
