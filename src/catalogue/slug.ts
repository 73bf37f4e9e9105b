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

/** One distinct slug for each name, in order; names without one are numbered, clashing ones too. */
export function distinctSlugs(names: string[], fallback: string): string[] {
  const taken = new Set<string>()
  return names.map((name, index) => {
    const wanted = slugFrom(name) || `${fallback}-${index + 1}`
    let slug = wanted
    for (let number = 2; taken.has(slug); number += 1) slug = `${wanted}-${number}`
    taken.add(slug)
    return slug
  })
}
