// A link to a place on the same page does not leave it, so the menu has to get out of the way.
const menu = document.getElementById('mobile-menu')
menu?.addEventListener('click', (event) => {
  if (event.target instanceof HTMLAnchorElement) menu.hidePopover()
})

export {}
