import { close, floorOf, place, stepped, whole } from './arrangement.ts'
import type { Look, Piece } from './look.ts'
import { lookOf } from './looks.ts'
import { type Picture, show } from './picture.ts'
import { studs } from './relief.ts'
import type { Scene } from './scene.ts'
import { alone, even, viewScene } from './views.ts'

const hero = (number: number, scene: Scene): Picture =>
  show(`hero-${number}`, `assets/hero/hero-${number}.jpg`, 2000, 1125, 300_000, scene)

const portfolio = (number: number, tall: boolean, scene: Scene): Picture =>
  show(
    `portfolio-${number}`,
    `assets/portfolio/portfolio-${number}.jpg`,
    tall ? 900 : 1200,
    tall ? 1200 : 900,
    180_000,
    scene,
  )

const studField: Look = { ...lookOf('010103'), length: 3000, width: 2400, relief: studs(60, 20, 6) }
const coirField: Look = {
  ...lookOf('020101'),
  length: 1400,
  width: 1000,
  thickness: 24,
  pile: { length: 20, colour: 'natural' },
}

const shared: Piece[] = [
  place(lookOf('020203'), -340, -60, 4),
  place(lookOf('040104'), 300, -130, -8),
  place(lookOf('020103'), 260, 460, 5),
]

/** The site's own photographs. */
export const sitePictures: Picture[] = [
  hero(1, close([alone(studField)], { around: 24, above: 17, distance: 2 }, [0, -300, 22], 620, 26, 0.36)),
  hero(2, close([alone(coirField)], { around: -16, above: 24, distance: 2.2 }, [0, -120, 24], 240, 22, 0.3)),
  hero(
    3,
    close(
      stepped(['010103', '010101', '010402', '010102', '030203'], 46),
      { around: -34, above: 26, distance: 2.4 },
      [-700, -470, 70],
      620,
      22,
      0.16,
    ),
  ),
  show(
    'tile-1',
    'assets/tiles/tile-1.jpg',
    1200,
    1200,
    220_000,
    close(
      stepped(['010103', '010101', '010103'], 60),
      { around: -32, above: 34, distance: 2.6 },
      [-620, -330, 50],
      640,
      16,
      0.14,
    ),
  ),
  show(
    'tile-2',
    'assets/tiles/tile-2.jpg',
    1200,
    1200,
    240_000,
    close([alone(lookOf('020203'))], { around: -26, above: 38, distance: 2.6 }, [-60, -50, 17], 430, 14, 0.12),
  ),
  portfolio(
    1,
    false,
    close([alone(lookOf('010202'))], { around: 26, above: 26, distance: 2 }, [0, -300, 22], 2300, 16, 0.2),
  ),
  portfolio(2, true, {
    ...viewScene(lookOf('020402'), 'three-quarter'),
    framing: { kind: 'close', target: [-1050, -600, 180], span: 1900, blur: 14 },
  }),
  portfolio(
    3,
    false,
    close(
      floorOf(['040101', '040102', '040101', '040102', '040101', '040102', '040101', '040102', '040101'], 3, 1003),
      { around: 30, above: 28, distance: 2.2 },
      [0, -500, 15],
      2000,
      14,
      0.1,
    ),
  ),
  portfolio(
    4,
    false,
    close([alone(lookOf('040401'))], { around: -18, above: 34, distance: 2.4 }, [30, -20, 23], 1080, 16, 0.12),
  ),
  portfolio(
    5,
    true,
    close(
      floorOf(
        [
          '050403',
          '050404',
          '050403',
          '050404',
          '050403',
          '050404',
          '050403',
          '050404',
          '050403',
          '050404',
          '050403',
          '050404',
          '050403',
          '050404',
          '050403',
        ],
        3,
        501,
      ),
      { around: 32, above: 34, distance: 2.4 },
      [0, -250, 40],
      1100,
      14,
      0.1,
    ),
  ),
  portfolio(
    6,
    false,
    whole(
      [-1, 0, 1].map((k) => place(lookOf('030101'), 0, k * 1130)),
      { around: 52, above: 32, distance: 3 },
      even(-0.03),
    ),
  ),
  show(
    'share',
    'assets/share.jpg',
    1200,
    630,
    160_000,
    whole(shared, { around: 20, above: 42, distance: 3.4 }, even(0.08)),
  ),
  show(
    'custom-livestock',
    'assets/custom/custom-livestock.jpg',
    1200,
    900,
    160_000,
    whole(
      [place(lookOf('030101'), 0, 0), place(lookOf('030302'), 420, -960, 0), place(lookOf('030203'), -160, 1280, 0)],
      { around: 30, above: 38, distance: 3.4 },
      even(0.09),
    ),
  ),
  show(
    'custom-horse',
    'assets/custom/custom-horse.jpg',
    1200,
    900,
    160_000,
    whole(
      [place(lookOf('010201'), -560, 500), place(lookOf('010201'), 760, 560, 9), place(lookOf('010301'), 60, -620, -4)],
      { around: 26, above: 40, distance: 3.4 },
      even(0.09),
    ),
  ),
]
