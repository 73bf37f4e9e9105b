import { demoCatalogue } from '../../src/embedded-store/demo/demo-catalogue.ts'
import { lookOf } from './looks.ts'
import type { Picture } from './picture.ts'
import { sitePictures } from './site-pictures.ts'
import { slides } from './slides.ts'
import { viewScene, viewsOf } from './views.ts'

/** Every picture of the demo: mats first, then the slides and the site's own. */
export const pictureList = (): Picture[] => [...matPictures(), ...slides, ...sitePictures]

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
