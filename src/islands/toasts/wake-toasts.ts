import { $toasts } from '#stores/toasts.ts'

// The display arrives with the first toast. Where it does not come, browsers have a plain one: a press beside it puts it away.
$toasts.subscribe(async (waiting) => {
  if (waiting.length === 0) return
  try {
    const display = await import('./show-toasts.ts')
    display.showWaitingToasts()
  } catch {
    $toasts.set([])
    const note = Object.assign(document.createElement('p'), {
      popover: 'auto',
      role: 'alert',
      className: 'notice',
      style: 'margin:auto',
      textContent: waiting.map(({ text }) => text).join(' '),
    })
    document.body.append(note)
    note.showPopover()
  }
})
