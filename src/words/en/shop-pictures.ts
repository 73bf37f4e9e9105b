/** What the shop's own pictures show, for those who do not see them. */

export const barnAisle = 'Studded rubber mats along the aisle of a barn, daylight at its far end'
export const doormat = 'A coir doormat on flagstones before a green door, in low sun'
export const pressHall = 'A cubicle mat drawn out of the press onto its table of rollers'
export const matStack = 'A stack of rubber mats of different thickness and surface'

/** In the order of the pictures of the portfolio. */
export const portfolio = [
  'Interlocking rubber mats along the stand of a milking parlour',
  'A run of black coir matting down the corridor of a school',
  'Gym tiles, plain black and with blue flecks, in a chequerboard',
  'A black coir mat with the mark of Ridgeway Stud, let into the floor of an entrance',
  'Red and green playground tiles in a chequerboard',
  'Red switchboard matting between two rows of cabinets',
]
