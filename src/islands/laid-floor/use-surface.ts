import { useEffect, useState } from 'react'
import { matLook } from '#domain/mat-look.ts'
import { fetchStated } from '#stores/stated-item.ts'
import { surfaceTile } from './surface-tile.ts'

/** The address of a picture of a mat's surface; undefined until it is drawn, `failed` where the mat cannot be read. */
export function useSurface(itemId: string): string | 'failed' | undefined {
  const [shown, setShown] = useState<{ itemId: string; address: string }>()

  useEffect(() => {
    let isWanted = true
    addressOf(itemId).then(
      (address) => isWanted && setShown({ itemId, address }),
      () => isWanted && setShown({ itemId, address: 'failed' }),
    )
    return () => {
      isWanted = false
    }
  }, [itemId])

  return shown?.itemId === itemId ? shown.address : undefined
}

/** Pictures of surfaces by item id: each is drawn once for a page. */
const drawn = new Map<string, Promise<string>>()

function addressOf(itemId: string): Promise<string> {
  const known = drawn.get(itemId) ?? draw(itemId)
  drawn.set(itemId, known)
  known.catch(() => drawn.delete(itemId))
  return known
}

async function draw(itemId: string): Promise<string> {
  const item = await fetchStated(itemId)
  if (typeof item === 'string') throw new Error(`The page of ${itemId} is ${item}.`)
  return URL.createObjectURL(await surfaceTile(matLook(item.name, item.stated)))
}
