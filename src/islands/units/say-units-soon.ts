/** Has the switch name the unit of mats that a script has drawn, before anybody has touched the page. */
export function sayUnitsSoon(): void {
  void import('./show-units.ts').then(
    ({ showUnits }) => showUnits(),
    () => undefined,
  )
}
