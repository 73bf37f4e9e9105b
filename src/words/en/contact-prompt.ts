/** What stands above the footer of a product and of "About Us". */

export const heading = "A size you can't find, or a container to fill?"
export const tellUs = (person: string) =>
  `Tell us the floor, the load and the quantity. ${person} and the sales team answer within one working day.`
