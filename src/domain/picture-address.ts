/** A picture that an image service cuts is named by its id and a version; ids never contain the sign between them. */
const VERSION_SIGN = '@'

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
  const parts: Readonly<Record<string, string>> = { id, width: String(width), format, version }
  return template.replace(/\{(id|width|format|version)\}/g, (_, part: string) => encodeURIComponent(parts[part] ?? ''))
}

/** The same for `{name}-{width}`, as the search index and the cart keep it. */
export function smallPictureAddress(template: string, picture: string, format: PictureFormat): string {
  const end = picture.lastIndexOf('-')
  return pictureAddress(template, picture.slice(0, end), Number(picture.slice(end + 1)), format)
}
