/** What a further picture of an item shows. */
export const PICTURE_VIEWS = ['close', 'underside', 'edge', 'in-use'] as const

export type PictureView = (typeof PICTURE_VIEWS)[number]

/** Read from the end of a picture's key (`HM-12-in-use`), where a store writes it; undefined for any other key. */
export function pictureView(pictureId: string): PictureView | undefined {
  return PICTURE_VIEWS.find((view) => pictureId.endsWith(`-${view}`))
}
