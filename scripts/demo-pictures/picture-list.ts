import { demoCatalogue } from '../../src/embedded-store/demo/demo-catalogue.ts'
import { lookOf } from './looks.ts'
import type { Scene } from './scene.ts'
import { showScenes } from './show-scenes.ts'
import { viewScene, viewsOf } from './views.ts'

/** One picture to make: where it goes below src, its size in pixels, and its scene. */
export interface Picture {
  id: string
  path: string
  width: number
  height: number
  mostBytes: number
  scene: Scene
}

/** Every picture of the demo: mats first, then the slides and the site's own. */
export const pictureList = (): Picture[] => [...matPictures(), ...showScenes]

const matPictures = (): Picture[] =>
  demoCatalogue
    .flatMap((main) => main.subCategories)
    .flatMap((sub) => sub.mats)
    .flatMap((mat) => {
      const look = lookOf(mat.itemID)
      return viewsOf(look)
        .slice(0, mat.pictures)
        .map((view, index) => ({
          id: `${mat.itemID}-${index + 1}`,
          path: `embedded-store/demo/pictures/${mat.itemID}-${index + 1}.jpg`,
          width: 1200,
          height: 900,
          mostBytes: 130_000,
          scene: viewScene(look, view),
        }))
    })
