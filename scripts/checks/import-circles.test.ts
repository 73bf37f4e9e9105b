import { expect, test } from 'vitest'
import { circlesIn, findImportCircles, importsOf } from './import-circles.ts'

test('no file of src/ leads back to itself', () => {
  expect(findImportCircles()).toEqual([])
})

test.each([
  ["import { $cart } from './cart.ts'", 'src/stores/cart.ts'],
  ["import type { Cents } from '#domain/cents.ts'", 'src/domain/cents.ts'],
  ["import {\n  type Cart,\n  cartTotal,\n} from '#domain/cart.ts'", 'src/domain/cart.ts'],
  ["export { $cart } from './cart.ts'", 'src/stores/cart.ts'],
  ["import './early.ts'", 'src/stores/early.ts'],
  ["const { logOut } = await import('./log-out.ts')", 'src/stores/log-out.ts'],
  ["import(\n  './log-out.ts'\n)", 'src/stores/log-out.ts'],
  ["import * as words from '#words/cart.ts'", 'src/words/en/cart.ts'],
  ["import { addToCart } from './deeper/add.ts'", 'src/stores/deeper/add.ts'],
])('%s is an import of %s', (text, imported) => {
  expect(importsOf('src/stores/x.ts', `${text}\n`)).toEqual([imported])
})

test('a package is no file of ours', () => {
  expect(importsOf('src/stores/x.ts', "import { atom } from 'nanostores'")).toEqual([])
})

test('a circle is told with every file on its way, whether long, short or of one file', () => {
  const imports = {
    'page.ts': ['a.ts', 'alone.ts'],
    'a.ts': ['b.ts', 'leaf.ts'],
    'b.ts': ['leaf.ts', 'c.ts'],
    'c.ts': ['a.ts'],
    'alone.ts': ['alone.ts'],
    'leaf.ts': [],
  }
  expect(circlesIn(new Map(Object.entries(imports)))).toEqual([['a.ts', 'b.ts', 'c.ts'], ['alone.ts']])
})

test('two ways to the same file are no circle', () => {
  const imports = { 'page.ts': ['a.ts', 'b.ts'], 'a.ts': ['leaf.ts'], 'b.ts': ['leaf.ts', 'a.ts'], 'leaf.ts': [] }
  expect(circlesIn(new Map(Object.entries(imports)))).toEqual([])
})
