import { TELEPHONE_WIDTH } from './picture-widths.ts'

/** A picture that an image service cuts is named by its id and a version; ids never contain the sign between them. */
export const VERSION_SIGN = '@'

export type PictureFormat = 'avif' | 'webp' | 'jpg'

/** The name of a picture that is not encoded here. */
export function servicePictureName(pictureId: string, version: string): string {
  return `${pictureId}${VERSION_SIGN}${version}`
}

export function isServicePicture(name: string): boolean {
  return name.includes(VERSION_SIGN)
}

/**
 * The address of an encoding: a file of the build, or what an image service is asked for by its template with `{id}`,
 * `{width}`, and where it wants them `{format}` and `{version}`.
 */
export function pictureAddress(template: string, name: string, width: number, format: PictureFormat): string {
  if (!isServicePicture(name)) return `/pictures/${name}-${width}.${format}`
  const [id = '', version = ''] = name.split(VERSION_SIGN)
  const values: Readonly<Record<string, string>> = { id, width: String(width), format, version }
  const write = (part: string, index: number) => (index % 2 === 0 ? part : encodeURIComponent(values[part] ?? ''))
  return partsOf(template).map(write).join('')
}

let taken: { template: string; parts: string[] } | undefined

/** What stands in a template, and in every second place the name of a value. There is one template in a shop. */
function partsOf(template: string): string[] {
  if (taken?.template !== template) taken = { template, parts: template.split(/\{(id|width|format|version)\}/) }
  return taken.parts
}

/** After `{name}-{width}` of a picture that is encoded at {@link TELEPHONE_WIDTH}, too. */
export const LARGER_SIGN = '+'

/** The same for `{name}-{width}`, as the search index and the cart keep it. */
export function smallPictureAddress(template: string, picture: string, format: PictureFormat): string {
  const [name, width] = nameAndWidth(picture)
  return pictureAddress(template, name, width, format)
}

/** What a card chooses from, as in `srcset`. */
export function cardSources(template: string, picture: string, format: PictureFormat): string {
  const [name, width] = nameAndWidth(picture)
  const widths = picture.endsWith(LARGER_SIGN) ? [width, TELEPHONE_WIDTH] : [width]
  return widths.map((one) => `${pictureAddress(template, name, one, format)} ${one}w`).join(', ')
}

function nameAndWidth(picture: string): [name: string, width: number] {
  const end = picture.lastIndexOf('-')
  return [picture.slice(0, end), Number.parseInt(picture.slice(end + 1), 10)]
}
