import { plural } from '#counts.ts'

/** Of the link of a room, and of the keeping of rooms. */

export const unkept =
  'This browser keeps nothing: the rooms last as long as this page. Copy the link of a room to keep it.'
export const linkDamaged = 'The link of this room is damaged, so nothing was read from it. Ask for it again.'
export const linkOfNewerVersion = 'The link of this room was made by a newer version of the shop than this page.'
export const damagedRooms = (count: number) =>
  plural(count, {
    one: 'One room of this project could not be read and was left out.',
    other: `${count} rooms of this project could not be read and were left out.`,
  })
export const laterRooms = (count: number) =>
  plural(count, {
    one: 'One room of this project was made by a newer version of the shop than this page, and is not shown.',
    other: `${count} rooms of this project were made by a newer version of the shop than this page, and are not shown.`,
  })
export const full = (most: number) => `There are ${most} rooms, and no more are kept. Delete one first.`
export const backWithoutPlace = (most: number) =>
  `The room does not come back: there are ${most} rooms, and no more are kept. Delete one first.`
export const linkWithoutRoom = (most: number) =>
  `The room of this link was not added: there are ${most} rooms, and no more are kept. Delete one, then reload this page.`
