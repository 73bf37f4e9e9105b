import { place, stepped, whole } from './arrangement.ts'
import type { Margins } from './camera.ts'
import type { Piece } from './look.ts'
import { lookOf } from './looks.ts'
import { type Picture, show } from './picture.ts'
import type { Scene } from './scene.ts'

const slide = (number: number, scene: Scene): Picture =>
  show(`slide-${number}`, `embedded-store/demo/pictures/slide-${number}.jpg`, 2000, 900, 200_000, scene)

const clearLeft: Margins = { left: 0.35, right: -0.07, top: -0.08, bottom: -0.12 }

const range: Piece[] = [
  place(lookOf('020203'), -420, -120, 4),
  place(lookOf('040105'), -60, 560, -6),
  place(lookOf('050402'), 300, -210, 9),
  place(lookOf('020103'), 720, 420, -4),
  place(lookOf('040104'), 930, -260, -9),
]

const doorstep: Piece[] = [
  place(lookOf('020202'), -130, 0, 3),
  place(lookOf('020103'), 570, 470, -8),
  place(lookOf('020101'), 660, -170, 6),
]

/** The home page's slides; the left third stays free for words. */
export const slides: Picture[] = [
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
]
