/** Height above the studio floor and what lies there, on square cells of `cell` mm. */
export interface Grid {
  x0: number
  y0: number
  cell: number
  columns: number
  rows: number
  height: Float32Array
  stuff: Uint8Array
}

/** A rectangle of floor in mm. */
export interface Patch {
  x0: number
  y0: number
  x1: number
  y1: number
}

/** Bare floor over a patch, about `across` cells on its longer side. */
export const bareGrid = (patch: Patch, across: number): Grid => {
  const cell = Math.max(patch.x1 - patch.x0, patch.y1 - patch.y0) / across
  const columns = Math.ceil((patch.x1 - patch.x0) / cell)
  const rows = Math.ceil((patch.y1 - patch.y0) / cell)
  const count = columns * rows
  return {
    x0: patch.x0,
    y0: patch.y0,
    cell,
    columns,
    rows,
    height: new Float32Array(count),
    stuff: new Uint8Array(count),
  }
}

/** The value at an index; outside the array it is 0. */
export const at = (values: Float32Array | Uint8Array | Uint32Array, index: number): number => values[index] ?? 0

/** Bilinear value at column and row (fractions allowed); outside the grid it is `outside`. */
export const between = (
  values: Float32Array,
  columns: number,
  rows: number,
  column: number,
  row: number,
  outside: number,
): number => {
  if (column < 0 || row < 0 || column >= columns - 1 || row >= rows - 1) return outside
  const c = Math.floor(column)
  const r = Math.floor(row)
  const u = column - c
  const v = row - r
  const i = r * columns + c
  const near = at(values, i) * (1 - u) + at(values, i + 1) * u
  const far = at(values, i + columns) * (1 - u) + at(values, i + columns + 1) * u
  return near * (1 - v) + far * v
}

/** Height in mm above a point of the floor; 0 beside the grid. */
export const heightOf = (grid: Grid, x: number, y: number): number => valueAt(grid, grid.height, x, y, 0)

/** A cell value above a point in mm, or `outside` beside the grid. */
export const valueAt = (grid: Grid, values: Float32Array, x: number, y: number, outside: number): number =>
  between(values, grid.columns, grid.rows, (x - grid.x0) / grid.cell - 0.5, (y - grid.y0) / grid.cell - 0.5, outside)

/** Mean over a square of (2 × reach + 1) cells, run twice, so nearly a Gaussian. */
export const blurred = (values: Float32Array, columns: number, rows: number, reach: number): Float32Array => {
  let from = values
  for (let pass = 0; pass < 2; pass++) {
    from = sweep(from, rows, columns, columns, 1, reach)
    from = sweep(from, columns, rows, 1, columns, reach)
  }
  return from
}

const sweep = (
  values: Float32Array,
  lines: number,
  length: number,
  lineStep: number,
  step: number,
  reach: number,
): Float32Array => {
  const result = new Float32Array(values.length)
  const share = 1 / (2 * reach + 1)
  for (let line = 0; line < lines; line++) {
    const start = line * lineStep
    const last = start + (length - 1) * step
    let sum = at(values, start) * reach
    for (let k = 0; k < reach; k++) sum += at(values, start + Math.min(k, length - 1) * step)
    for (let k = 0; k < length; k++) {
      const index = start + k * step
      sum += at(values, Math.min(index + reach * step, last))
      result[index] = sum * share
      sum -= at(values, Math.max(index - reach * step, start))
    }
  }
  return result
}
