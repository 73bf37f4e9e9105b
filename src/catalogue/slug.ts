/** A name as a part of an address: ASCII letters and digits joined by hyphens; empty when nothing of it is ASCII. */
export function slugFrom(name: string): string {
  return name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/&/g, ' and ')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-/, '')
    .slice(0, 60)
    .replace(/-$/, '')
}

/**
 * One distinct slug for each name, in order. Where a name gives none, or one that another has already, the id is part of it,
 * so that an address does not come to lead elsewhere when something before it goes; as a last resort they are numbered.
 */
export function distinctSlugs(named: readonly { name: string; id: string }[], fallback: string): string[] {
  const taken = new Set<string>()
  return named.map(({ name, id }) => {
    const [plain, tail] = [slugFrom(name), slugFrom(id)]
    const wanted = plain !== '' && !taken.has(plain) ? plain : [plain || fallback, tail].filter(Boolean).join('-')
    let slug = wanted
    for (let number = 2; taken.has(slug); number += 1) slug = `${wanted}-${number}`
    taken.add(slug)
    return slug
  })
}
