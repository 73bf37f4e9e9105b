/** What is seen of the drawing of a room in the planner. */

export const drawing = 'Drawing'
export const keys = 'Plus and minus zoom, the arrows move the drawing, and 0 shows the whole room.'
export const zoom = 'Zoom'
export const zoomIn = 'Zoom in'
export const zoomOut = 'Zoom out'
export const fit = 'Fit'
export const look = 'Look'
export const looks = { drawn: 'Drawing', laid: 'As laid' } as const
/** Under the picture of a floor as it will look. */
export const notAPhotograph = 'Drawn from the colour and surface that the mat states; it is no photograph.'
export const notShown = 'The picture could not be made. The drawing shows the same floor.'
