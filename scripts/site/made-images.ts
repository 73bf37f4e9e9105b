import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import * as v from 'valibot'

const FILE = 'images.json'
/** What Astro's `getImage` asks for an image by: how it is to be, what of that names it, and the file it is made of. */
type AskForImage = (options: object, named: string[], original: string | undefined) => string

const Addresses = v.record(v.string(), v.string())

/** Remembers which addresses Astro gives to the images that its pages ask for; returns what writes them to the folder. */
export function rememberImages(folder: string): () => void {
  const addresses: Record<string, string> = {}
  const images: { addStaticImage: AskForImage } = Object(Reflect.get(globalThis, 'astroAsset'))
  const own = images.addStaticImage
  images.addStaticImage = (...asked) => {
    const address = own(...asked)
    addresses[keyOf(...asked)] = address
    return address
  }
  return () => writeFileSync(join(folder, FILE), JSON.stringify(addresses))
}

/** Answers pages outside Astro with what it made. They throw where they ask for another image than in its build. */
export function answerImages(folder: string): void {
  const addresses = v.parse(Addresses, JSON.parse(readFileSync(join(folder, FILE), 'utf8')))
  const addStaticImage: AskForImage = (options, named, original) => {
    const address = addresses[keyOf(options, named, original)]
    if (address === undefined) throw new Error(`Astro has not made the image of ${original} that a page asks for.`)
    return address
  }
  Reflect.set(globalThis, 'astroAsset', { addStaticImage, referencedImages: new Set() })
}

/** The image itself is not looked at: Astro would take that for a use of its original. */
const keyOf: (...asked: Parameters<AskForImage>) => string = (options, named, original) =>
  JSON.stringify([{ ...options, src: undefined }, named, original])
