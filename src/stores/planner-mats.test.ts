import { afterEach, expect, test } from 'vitest'
import { $mats, loadMat } from './planner-mats.ts'
import { matPage, stubPages } from './test-pages.ts'

afterEach(() => $mats.set(new Map()))

test('a mat is read from its page once, and it is known that it is on its way', async () => {
  const asked = stubPages({ '/product/a': matPage('a', { Size: '1800 × 1200 mm', Thickness: '10 mm' }) })
  $mats.set(new Map([['b', 'unknown']]))
  const loading = loadMat('a')
  expect($mats.get().get('a')).toBe('fetching')
  await Promise.all([loading, loadMat('a')])
  await loadMat('a')
  expect(asked).toEqual(['/product/a'])
  expect($mats.get().get('a')).toMatchObject({ itemId: 'a', mat: { lengthMm: 1800, widthMm: 1200 } })
  expect($mats.get().get('b')).toBe('unknown')
})

test('a page that could not be reached is asked for again, one that is not there is not', async () => {
  const asked = stubPages({ '/product/a': 'cut' })
  await loadMat('a')
  await loadMat('x')
  expect([...$mats.get()]).toEqual([
    ['a', 'unreached'],
    ['x', 'unknown'],
  ])
  await loadMat('a')
  await loadMat('x')
  expect(asked).toEqual(['/product/a', '/product/x', '/product/a'])
})

test('a room without a mat asks for none', async () => {
  const asked = stubPages({})
  await loadMat('')
  expect([asked, $mats.get().size]).toEqual([[], 0])
})
