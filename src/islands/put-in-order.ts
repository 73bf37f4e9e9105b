/** Makes these the children of an element. Only what is out of its place is moved: what has the focus keeps it. */
export function putInOrder(parent: HTMLElement, children: readonly HTMLElement[]): void {
  const wanted = new Set<Element>(children)
  for (const child of [...parent.children]) if (!wanted.has(child)) child.remove()
  for (const [place, child] of children.entries()) {
    const there = parent.children[place]
    if (there !== child) parent.insertBefore(child, there ?? null)
  }
}
