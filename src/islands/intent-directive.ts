import type { ClientDirective } from 'astro'

const SIGNS_OF_INTENT = ['pointerenter', 'focusin', 'pointerdown', 'click']

/**
 * `client:intent="name"`: the island wakes at the first sign of interest in an element marked `data-intent="name"`.
 * What was clicked or typed meanwhile is in the stores, so nothing has to be replayed.
 */
const intent: ClientDirective = (load, { value }, island) => {
  const triggers = [...document.querySelectorAll(`[data-intent="${value}"]`)]
  const wake = async () => {
    for (const trigger of triggers) for (const sign of SIGNS_OF_INTENT) trigger.removeEventListener(sign, wake)
    const hydrate = await load()
    await hydrate()
  }
  const listen = () => {
    for (const trigger of triggers) for (const sign of SIGNS_OF_INTENT) trigger.addEventListener(sign, wake)
  }
  // What did not come is asked for once more at the next sign.
  island.addEventListener('astro:hydration-error', listen)
  listen()
}

export default intent
