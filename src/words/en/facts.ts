/** What stands before a fact that the shop read out of a name or a text; a line of the store's own brings its label. */
export const factLabels = { size: 'Size', thickness: 'Thickness' }
