/** Pictures are taken of two shops; every other project of Playwright has the name of the shop that it walks through. */
const LOOK_SHOPS = ['gateway', 'showcase']

/** The shops that some projects need, as `TEST_SHOPS` names them. */
export function shopsOf(projects: Iterable<string>): string {
  const shops = [...projects].flatMap((project) => (project === 'look' ? LOOK_SHOPS : [project]))
  return [...new Set(shops)].join(',')
}
