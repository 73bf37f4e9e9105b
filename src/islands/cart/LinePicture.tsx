import { useState } from 'react'

/** A small picture in its frame, which is empty where there is none or it has gone since the line was added. */
export function LinePicture({ src }: { src: string }) {
  const [broken, setBroken] = useState(false)
  return (
    <div className="thumb">
      {src !== '' && !broken && (
        <img src={src} alt="" width={96} height={72} loading="lazy" onError={() => setBroken(true)} />
      )}
    </div>
  )
}
