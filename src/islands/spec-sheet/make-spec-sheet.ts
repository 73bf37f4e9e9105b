import { fetchStated } from '#stores/stated-item.ts'
import * as common from '#words/common.ts'
import * as words from '#words/spec-sheet.ts'

/** Makes the spec sheet of a product when its fold is opened, and says in it how that goes. */
export function makeSpecSheet(fold: HTMLDetailsElement): void {
  if (fold.dataset.awake !== undefined) return
  fold.dataset.awake = ''
  const status = fold.querySelector('p') ?? fold.appendChild(document.createElement('p'))
  const button = document.createElement('button')
  button.type = 'button'
  button.className = 'text-button'
  button.textContent = words.again
  fold.append(button)
  const make = async () => {
    if (button.ariaDisabled === 'true') return
    button.ariaDisabled = 'true'
    status.textContent = words.making
    try {
      // jsPDF and its fonts come with it.
      const [{ downloadSpecSheet }, item] = await Promise.all([
        import('./download-spec-sheet.ts'),
        fetchStated(fold.dataset.specSheet ?? ''),
      ])
      if (typeof item === 'string') throw new Error(`The page of the product is ${item}.`)
      await downloadSpecSheet(item)
      status.textContent = words.made
      button.textContent = words.again
    } catch {
      status.textContent = words.failed
      button.textContent = common.tryAgain
    }
    button.ariaDisabled = null
  }
  button.addEventListener('click', make)
  void make()
}
