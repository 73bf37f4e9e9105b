/** An element with its properties, and what it holds. */
export function element<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  properties: Partial<HTMLElementTagNameMap[Tag]> = {},
  ...content: (Node | string)[]
): HTMLElementTagNameMap[Tag] {
  const made = document.createElement(tag)
  Object.assign(made, properties)
  made.append(...content)
  return made
}

/** A button that does something, and no form's. */
export function button(properties: Partial<HTMLButtonElement>, text: string, press: () => void): HTMLButtonElement {
  const made = element('button', { type: 'button', ...properties }, text)
  made.addEventListener('click', press)
  return made
}
