import type { Scene } from './scene.ts'

/** One picture to make: where it goes below src, its size in pixels, and its scene. */
export interface Picture {
  id: string
  path: string
  width: number
  height: number
  mostBytes: number
  scene: Scene
}

/** A picture from its parts. */
export const show = (
  id: string,
  path: string,
  width: number,
  height: number,
  mostBytes: number,
  scene: Scene,
): Picture => ({
  id,
  path,
  width,
  height,
  mostBytes,
  scene,
})
