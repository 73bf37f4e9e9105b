const HERE = 'https://shop.invalid'

/**
 * The path, query and hash of a link that stays within the shop, or undefined for one that does not:
 * another site, `javascript:`, `//host`, back-slashes, control characters.
 */
export function inAppLink(link: string): string | undefined {
  const trimmed = link.trim()
  // biome-ignore lint/suspicious/noControlCharactersInRegex: browsers drop these from an address, so they can hide a scheme
  if (!trimmed.startsWith('/') || /[\\\u0000-\u001f\u007f]/.test(trimmed)) {
    return undefined
  }
  const url = URL.parse(trimmed, HERE)
  // `/.//host` is a path here and would be a host once its dot is gone.
  if (url === null || url.origin !== HERE || url.pathname.startsWith('//')) return undefined
  return url.pathname + url.search + url.hash
}
