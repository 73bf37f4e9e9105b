import { useEffect, useRef, useState } from 'react'

/** A part of a page that a plain script makes, and shows anew. */
export interface PlainPart<Shown> {
  element: HTMLElement
  show(shown: Shown): void
  /** Before it is taken off the page. */
  close?(): void
}

interface Props<Shown> {
  /** The same each time. */
  make: () => PlainPart<Shown>
  shown: Shown
}

/** Such a part inside of an island. */
export function Plain<Shown>({ make, shown }: Props<Shown>) {
  const place = useRef<HTMLDivElement>(null)
  const [part, setPart] = useState<PlainPart<Shown>>()
  useEffect(() => {
    const made = make()
    place.current?.replaceChildren(made.element)
    setPart(made)
    return () => made.close?.()
  }, [make])
  useEffect(() => part?.show(shown), [part, shown])
  return <div ref={place} />
}
