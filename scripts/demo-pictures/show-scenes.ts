import type { Margins, Standpoint, Vector } from './camera.ts'
import type { Look, Piece } from './look.ts'
import { lookOf } from './looks.ts'
import { rectangle } from './outline.ts'
import type { Picture } from './picture-list.ts'
import { studs } from './relief.ts'
import type { Scene } from './scene.ts'
import { alone, even, viewScene } from './views.ts'

const place = (look: Look, x: number, y: number, turn = 0, base = 0): Piece => ({ ...alone(look), x, y, turn, base })

/** Mats one upon another, each a step farther back, so that two edges of each can be seen. */
const stepped = (ids: string[], step: number): Piece[] => {
  let base = 0
  return ids.map((id, index) => {
    const look = { ...lookOf(id), length: 1830, width: 1220, outline: rectangle(1830, 1220, 3) }
    const piece = place(look, index * step, index * step, 0, base)
    base += look.thickness + 5
    return piece
  })
}

const whole = (pieces: Piece[], standpoint: Standpoint, margins: Margins): Scene => ({
  pieces,
  standpoint,
  framing: { kind: 'whole', margins },
})

const close = (
  pieces: Piece[],
  standpoint: Standpoint,
  target: Vector,
  span: number,
  blur: number,
  low: number,
): Scene => ({
  pieces,
  standpoint,
  framing: { kind: 'close', target, span, blur },
  low,
})

const floorOf = (ids: string[], columns: number, side: number): Piece[] =>
  ids.map((id, index) => {
    const column = index % columns
    const row = Math.floor(index / columns)
    return place(lookOf(id), (column - (columns - 1) / 2) * side, (row - (ids.length / columns - 1) / 2) * side)
  })

const show = (id: string, path: string, width: number, height: number, mostBytes: number, scene: Scene): Picture => ({
  id,
  path,
  width,
  height,
  mostBytes,
  scene,
})

const slide = (number: number, scene: Scene): Picture =>
  show(`slide-${number}`, `embedded-store/demo/pictures/slide-${number}.jpg`, 2000, 900, 200_000, scene)

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

const clearLeft: Margins = { left: 0.35, right: -0.07, top: -0.08, bottom: -0.12 }

const studField: Look = { ...lookOf('010103'), length: 3000, width: 2400, relief: studs(60, 20, 6) }
const coirField: Look = {
  ...lookOf('020101'),
  length: 1400,
  width: 1000,
  thickness: 24,
  pile: { length: 20, colour: 'natural' },
}

const range: Piece[] = [
  place(lookOf('020203'), -420, -120, 4),
  place(lookOf('040105'), -60, 560, -6),
  place(lookOf('050402'), 300, -210, 9),
  place(lookOf('020103'), 720, 420, -4),
  place(lookOf('040104'), 930, -260, -9),
]

const doorstep: Piece[] = [
  place(lookOf('020202'), -130, 0, 3),
  place(lookOf('020103'), 500, 420, -8),
  place(lookOf('020101'), 660, -170, 6),
]

const shared: Piece[] = [
  place(lookOf('020203'), -340, -60, 4),
  place(lookOf('040104'), 300, -130, -8),
  place(lookOf('020103'), 260, 460, 5),
]

/** The slides and the site's own photographs. */
export const showScenes: Picture[] = [
  slide(
    1,
    whole(
      [place(lookOf('010103'), 0, 0), place(lookOf('010101'), 260, 1420, -4)],
      { around: 26, above: 34, distance: 3.4 },
      clearLeft,
    ),
  ),
  slide(2, whole(doorstep, { around: 20, above: 40, distance: 3.4 }, clearLeft)),
  slide(3, whole(range, { around: 18, above: 42, distance: 3.4 }, clearLeft)),
  slide(
    4,
    whole(stepped(['030101', '010102', '010301', '010103'], 110), { around: -30, above: 30, distance: 3.2 }, clearLeft),
  ),
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
