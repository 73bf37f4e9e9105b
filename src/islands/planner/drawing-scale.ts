/** How many pixels of the drawing a millimetre takes, and where the room's corner of least x and y lies. */
export interface DrawingScale {
  x: (mm: number) => number
  y: (mm: number) => number
  by: number
}
