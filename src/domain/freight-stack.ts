/** So many sheets, lying; the length is the longer side. Lengths in mm, weights in grams. */
export interface Sheet {
  lengthMm: number
  widthMm: number
  thicknessMm: number
  grams: number
  count: number
}

/** Cartons or pallets that are filled alike. Lengths in mm; height and weight are those of the load. */
export interface Stack {
  lengthMm: number
  widthMm: number
  heightMm: number
  grams: number
  count: number
}

/** Of what size one is for a first piece, and how much it takes. */
export interface StackLimits {
  lengthMm: number
  widthMm: number
  mostHeightMm: number
  mostGrams: number
}

/**
 * Stacks sheets in layers, the largest first, each on what the last one left open. Of a pattern of layers only the plain
 * grid is tried, and nobody stands sheets on edge: a rule of thumb that a person can count after. One of each has to fit
 * alone.
 */
export function stackSheets(sheets: readonly Sheet[], limits: StackLimits): Stack[] {
  const stacks: Stack[] = []
  let open: Stack | undefined
  for (const sheet of sheets.toSorted((a, b) => b.lengthMm * b.widthMm - a.lengthMm * a.widthMm)) {
    const fresh = emptyFor(sheet, limits)
    const whole = Math.max(1, roomOn(fresh, sheet, limits))
    const onOpen = open === undefined ? 0 : Math.min(sheet.count, roomOn(open, sheet, limits))
    if (open !== undefined && onOpen > 0) open = laid(open, sheet, onOpen)
    const left = sheet.count - onOpen
    if (left === 0) continue
    if (open !== undefined) stacks.push(open)
    const [full, rest] = [Math.floor(left / whole), left % whole]
    const done = full - (rest === 0 ? 1 : 0)
    if (done > 0) stacks.push({ ...laid(fresh, sheet, whole), count: done })
    open = laid(fresh, sheet, rest === 0 ? whole : rest)
  }
  return open === undefined ? stacks : [...stacks, open]
}

function emptyFor(sheet: Sheet, { lengthMm, widthMm }: StackLimits): Stack {
  return {
    lengthMm: Math.max(lengthMm, sheet.lengthMm),
    widthMm: Math.max(widthMm, sheet.widthMm),
    ...{ heightMm: 0, grams: 0, count: 1 },
  }
}

/** How many of a sheet still fit. */
function roomOn(stack: Stack, sheet: Sheet, { mostHeightMm, mostGrams }: StackLimits): number {
  const layers = Math.floor((mostHeightMm - stack.heightMm) / sheet.thicknessMm)
  return Math.max(0, Math.min(layers * aLayer(stack, sheet), Math.floor((mostGrams - stack.grams) / sheet.grams)))
}

function laid(stack: Stack, sheet: Sheet, count: number): Stack {
  const layers = Math.ceil(count / aLayer(stack, sheet))
  return {
    ...stack,
    heightMm: stack.heightMm + layers * sheet.thicknessMm,
    grams: stack.grams + count * sheet.grams,
  }
}

function aLayer(stack: Stack, { lengthMm, widthMm }: Sheet): number {
  const along = Math.floor(stack.lengthMm / lengthMm) * Math.floor(stack.widthMm / widthMm)
  return Math.max(along, Math.floor(stack.lengthMm / widthMm) * Math.floor(stack.widthMm / lengthMm))
}
