import { askHelpBot } from '#stores/chat-questions.ts'

const opener = document.querySelector<HTMLElement>('[data-chat-open]')
const dialog = document.querySelector<HTMLDialogElement>('[data-chat]')
const form = dialog?.querySelector<HTMLFormElement>('[data-chat-form]')
const input = form?.querySelector('input')

opener?.addEventListener('click', () => dialog?.showModal())

// Browsers give focus back to what had it; not all of them focus a button that is clicked.
dialog?.addEventListener('close', () => opener?.focus())

dialog?.addEventListener('click', ({ target }) => {
  if (!(target instanceof Element)) return
  if (target.closest('a, [data-chat-close]')) dialog.close()
  const topic = target.closest('[data-ask]')
  if (topic === null) return
  askHelpBot(topic.getAttribute('data-ask') ?? '')
  input?.focus()
})

form?.addEventListener('submit', (event) => {
  event.preventDefault()
  askHelpBot(input?.value ?? '')
  form.reset()
})
