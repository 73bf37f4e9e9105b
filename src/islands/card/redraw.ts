/**
 * Makes what is shown the same as what is wanted, and changes only what differs: what has the focus keeps it, and a press
 * that is under way still counts. The control for comparing, which is put onto cards that are shown, stays.
 */
export function redraw(shown: Element, wanted: Element): void {
  if (shown.isEqualNode(wanted)) return
  for (const name of shown.getAttributeNames()) if (!wanted.hasAttribute(name)) shown.removeAttribute(name)
  for (const { name, value } of wanted.attributes) {
    // A picture is fetched anew where its address is written once more.
    if (shown.getAttribute(name) !== value) shown.setAttribute(name, value)
  }
  const left = [...shown.childNodes]
  for (const node of [...wanted.childNodes]) {
    const place = left.findIndex((other) => isAlike(other, node))
    const [same, ...gone] = left.splice(0, place + 1).toReversed()
    for (const other of gone) other.remove()
    if (same === undefined) shown.insertBefore(node, left[0] ?? null)
    else if (same instanceof Element && node instanceof Element) redraw(same, node)
    else same.nodeValue = node.nodeValue
  }
  for (const node of left) if (!(node instanceof HTMLElement && node.dataset.compare !== undefined)) node.remove()
}

function isAlike(one: Node, other: Node): boolean {
  if (!(one instanceof Element && other instanceof Element)) return one.nodeType === other.nodeType
  return one.tagName === other.tagName && one.className === other.className
}
