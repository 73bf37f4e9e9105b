import type { Patch } from './grid.ts'

export type Vector = [number, number, number]

/** A camera with a shifted lens: a point's place in the picture is `scale` × its slope, about a centre. */
export interface Camera {
  eye: Vector
  right: Vector
  up: Vector
  ahead: Vector
  scale: number
  centreX: number
  centreY: number
  width: number
  height: number
}

/** Where a camera stands: degrees round the subject and above the floor, and how far in subject sizes. */
export interface Standpoint {
  around: number
  above: number
  distance: number
}

/** Free room round the subject as shares of the picture. */
export interface Margins {
  left: number
  right: number
  top: number
  bottom: number
}

/** A camera that shows all `corners` (mm) inside the margins of a picture of the given pixels. */
export const frameAll = (
  corners: Vector[],
  standpoint: Standpoint,
  margins: Margins,
  width: number,
  height: number,
): Camera => {
  const target: Vector = mean(corners)
  const size = Math.max(...corners.map((corner) => Math.hypot(...minus(corner, target))))
  const camera = lookAt(target, standpoint, size * standpoint.distance, width, height)
  const seen = corners.map((corner) => project({ ...camera, scale: 1, centreX: 0, centreY: 0 }, corner))
  const [x0, x1] = extent(seen.map((point) => point[0]))
  const [y0, y1] = extent(seen.map((point) => point[1]))
  const roomX = width * (1 - margins.left - margins.right)
  const roomY = height * (1 - margins.top - margins.bottom)
  const scale = Math.min(roomX / (x1 - x0), roomY / (y1 - y0))
  return {
    ...camera,
    scale,
    centreX: width * margins.left + roomX / 2 - ((x0 + x1) / 2) * scale,
    centreY: height * margins.top + roomY / 2 - ((y0 + y1) / 2) * scale,
  }
}

/** A camera aimed at a point, which comes to stand in the middle, `span` mm wide there. */
export const aimAt = (target: Vector, span: number, standpoint: Standpoint, width: number, height: number): Camera => {
  const distance = span * standpoint.distance
  return { ...lookAt(target, standpoint, distance, width, height), scale: (width / span) * distance }
}

/** Picture x, y in pixels and the distance ahead in mm. */
export const project = (camera: Camera, point: Vector): Vector => {
  const d = minus(point, camera.eye)
  const ahead = dot(d, camera.ahead)
  return [
    camera.centreX + (dot(d, camera.right) / ahead) * camera.scale,
    camera.centreY - (dot(d, camera.up) / ahead) * camera.scale,
    ahead,
  ]
}

/** The direction (of length 1) a camera sees through a pixel. */
export const sight = (camera: Camera, x: number, y: number): Vector => {
  const u = (x - camera.centreX) / camera.scale
  const v = (camera.centreY - y) / camera.scale
  const { right, up, ahead } = camera
  const d: Vector = [
    ahead[0] + right[0] * u + up[0] * v,
    ahead[1] + right[1] * u + up[1] * v,
    ahead[2] + right[2] * u + up[2] * v,
  ]
  const length = Math.hypot(...d)
  return [d[0] / length, d[1] / length, d[2] / length]
}

/** The part of a patch of floor that a camera can see. */
export const seenFloor = (camera: Camera, limit: Patch, margin: number): Patch => {
  const xs: number[] = []
  const ys: number[] = []
  for (const [px, py] of [
    [0, 0],
    [1, 0],
    [0, 1],
    [1, 1],
    [0.5, 0],
    [0.5, 1],
  ] as const) {
    const d = sight(camera, px * camera.width, py * camera.height)
    const t = d[2] < -0.02 ? -camera.eye[2] / d[2] : 1e5
    xs.push(camera.eye[0] + d[0] * t)
    ys.push(camera.eye[1] + d[1] * t)
  }
  return {
    x0: Math.max(limit.x0, Math.min(...xs) - margin),
    y0: Math.max(limit.y0, Math.min(...ys) - margin),
    x1: Math.min(limit.x1, Math.max(...xs) + margin),
    y1: Math.min(limit.y1, Math.max(...ys) + margin),
  }
}

/** The scalar product. */
export const dot = (a: Vector, b: Vector): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2]

const lookAt = (target: Vector, standpoint: Standpoint, distance: number, width: number, height: number): Camera => {
  const around = (standpoint.around * Math.PI) / 180
  const above = (standpoint.above * Math.PI) / 180
  const [sin, cos] = [Math.sin(around), Math.cos(around)]
  const back: Vector = [sin * Math.cos(above), -cos * Math.cos(above), Math.sin(above)]
  const up: Vector = [-sin * Math.sin(above), cos * Math.sin(above), Math.cos(above)]
  return {
    eye: [target[0] + back[0] * distance, target[1] + back[1] * distance, target[2] + back[2] * distance],
    right: [cos, sin, 0],
    up,
    ahead: [-back[0], -back[1], -back[2]],
    scale: 1,
    centreX: width / 2,
    centreY: height / 2,
    width,
    height,
  }
}

const minus = (a: Vector, b: Vector): Vector => [a[0] - b[0], a[1] - b[1], a[2] - b[2]]

const mean = (points: Vector[]): Vector => {
  const [x0, x1] = extent(points.map((point) => point[0]))
  const [y0, y1] = extent(points.map((point) => point[1]))
  const [z0, z1] = extent(points.map((point) => point[2]))
  return [(x0 + x1) / 2, (y0 + y1) / 2, (z0 + z1) / 2]
}

const extent = (values: number[]): [number, number] => [Math.min(...values), Math.max(...values)]
