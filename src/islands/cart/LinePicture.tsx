import { useState } from 'react'

/** A small picture that leaves its ground empty when it has gone since the line was added. */
export function LinePicture({ src }: { src: string }) {
  const [broken, setBroken] = useState(false)
  if (src === '' || broken) return null
  return <img src={src} alt="" width={96} height={72} loading="lazy" onError={() => setBroken(true)} />
}
