/** By this name a page finds in its own navigation timing that it is an old one, and since when it was kept. */
export const OLD_PAGE = 'kept'
