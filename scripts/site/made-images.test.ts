import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { answerImages, rememberImages } from './made-images.ts'

const NAMED = ['src', 'width', 'format']
let folder: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'made-images-'))
})

afterEach(() => {
  Reflect.deleteProperty(globalThis, 'astroAsset')
  rmSync(folder, { recursive: true })
})

function ask(width: number): unknown {
  const { addStaticImage } = Object(Reflect.get(globalThis, 'astroAsset'))
  return addStaticImage({ src: { width: 1200 }, width, format: 'webp' }, NAMED, '/images/hero.jpg')
}

test('a page outside Astro gets the address that Astro gave, and no image that Astro has not made', () => {
  Reflect.set(globalThis, 'astroAsset', {
    addStaticImage: ({ width }: { width: number }) => `/_astro/hero-${width}.webp`,
  })
  const write = rememberImages(folder)
  expect(ask(640)).toBe('/_astro/hero-640.webp')
  write()
  answerImages(folder)
  expect(ask(640)).toBe('/_astro/hero-640.webp')
  expect(() => ask(641)).toThrow('Astro has not made the image of /images/hero.jpg')
})
