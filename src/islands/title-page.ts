/** Says in the page's title what it shows now; the shop's name after it stays. */
export function titlePage(heading: string): void {
  document.title = [heading, ...document.title.split(' |').slice(1)].join(' |')
}
