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

/**
 * A picture as the search index has it: `{name}-{width}` of its small encoding, as in `9f3a-360`, and with the width of a
 * larger one where a card on a dense screen has use for that, `9f3a-360+720`.
 */
export function indexPicture(name: string, width: number, larger?: number): string {
  return `${name}-${width}${larger === undefined ? '' : `+${larger}`}`
}

/** The address of the small encoding of an {@link indexPicture}. */
export function smallPictureAddress(template: string, picture: string, format: PictureFormat): string {
  const { name, widths } = nameAndWidths(picture)
  return pictureAddress(template, name, widths[0] ?? 0, format)
}

/** What a card chooses from of an {@link indexPicture}, as in `srcset`. */
export function cardSources(template: string, picture: string, format: PictureFormat): string {
  const { name, widths } = nameAndWidths(picture)
  return widths.map((width) => `${pictureAddress(template, name, width, format)} ${width}w`).join(', ')
}

function nameAndWidths(picture: string): { name: string; widths: number[] } {
  const end = picture.lastIndexOf('-')
  return {
    name: picture.slice(0, end),
    widths: picture
      .slice(end + 1)
      .split('+')
      .map(Number),
  }
}
