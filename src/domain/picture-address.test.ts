import { expect, test } from 'vitest'
import {
  cardSources,
  indexPicture,
  isServicePicture,
  pictureAddress,
  servicePictureName,
  smallPictureAddress,
} from './picture-address.ts'

const TEMPLATE = 'https://images.example/{id}/w{width}.{format}?v={version}'

test('a picture of the build is a file of the site, whatever the template', () => {
  expect(pictureAddress(TEMPLATE, 'a1b2', 720, 'avif')).toBe('/pictures/a1b2-720.avif')
  expect(smallPictureAddress('', 'a1b2-360', 'webp')).toBe('/pictures/a1b2-360.webp')
  expect(smallPictureAddress('', 'a1b2-360+720', 'webp')).toBe('/pictures/a1b2-360.webp')
})

test('a picture of an image service is asked for by the template', () => {
  const name = servicePictureName('S-1-2.b_c', '9f')
  expect(isServicePicture(name)).toBe(true)
  expect(pictureAddress(TEMPLATE, name, 720, 'avif')).toBe('https://images.example/S-1-2.b_c/w720.avif?v=9f')
  expect(smallPictureAddress(TEMPLATE, `${name}-360`, 'webp')).toBe('https://images.example/S-1-2.b_c/w360.webp?v=9f')
})

test('a service that chooses the format itself, or knows no version, is not told', () => {
  expect(pictureAddress('https://images.example/{width}/{id}', 'S-1@9f', 360, 'avif')).toBe(
    'https://images.example/360/S-1',
  )
})

test('a card chooses between two sizes where there are two', () => {
  expect(cardSources('', indexPicture('a1b2', 360, 720), 'avif')).toBe(
    '/pictures/a1b2-360.avif 360w, /pictures/a1b2-720.avif 720w',
  )
  expect(cardSources('', indexPicture('a1b2', 300), 'avif')).toBe('/pictures/a1b2-300.avif 300w')
  const name = servicePictureName('a-b+c', '9f')
  expect(cardSources('https://i.example/{id}?w={width}', indexPicture(name, 360, 720), 'avif')).toBe(
    'https://i.example/a-b%2Bc?w=360 360w, https://i.example/a-b%2Bc?w=720 720w',
  )
})
