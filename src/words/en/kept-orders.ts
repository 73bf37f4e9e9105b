/** Of the record of orders that direct mode keeps in the browser. */

export const browserKeepsNothing =
  'This browser does not keep the record that every order needs. Let it keep data of this site, or make room for it, and try again.'
