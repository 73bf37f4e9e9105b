import { isPlainClick } from '#islands/plain-click.ts'

document.addEventListener('click', async (event) => {
  const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[data-closer]') : null
  const dialog = document.querySelector<HTMLDialogElement>('[data-picture-zoom]')
  if (link === null || dialog === null || !isPlainClick(event)) return
  event.preventDefault()
  try {
    const { showCloser } = await import('./picture-zoom.ts')
    showCloser(dialog, link)
  } catch {
    location.assign(link.href)
  }
})
