import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Cart, type CartLine, MOST_CART_LINES } from './cart.ts'
import { cartLinkAddress, decodeCartLink, encodeCartLink } from './cart-link.ts'
import { cents } from './cents.ts'
import { isUsableId } from './id.ts'
import { MOST_QUANTITY } from './sale-quantities.ts'
import { ONE_BY_ONE } from './sale-terms.ts'
import { anyCharacter } from './test-character.ts'

const line = (itemId: string, quantity = 1): CartLine => ({
  itemId,
  code: 'HM-1',
  name: 'Stable mat',
  picture: '',
  price: cents(1234),
  quantity,
  terms: ONE_BY_ONE,
})
const usableId = fc.stringMatching(/^[A-Za-z0-9][A-Za-z0-9_-]{0,63}$/)
const neighbouringId = fc.integer({ min: 0, max: 999_999 }).map((number) => String(number).padStart(6, '0'))
const someCart = fc
  .uniqueArray(fc.tuple(fc.oneof(usableId, neighbouringId), fc.integer({ min: 1, max: MOST_QUANTITY })), {
    selector: ([id]) => id,
    maxLength: 60,
  })
  .map((lines): Cart => lines.map(([id, quantity]) => line(id, quantity)))

describe('round trip', () => {
  test('a cart comes back with its ids and quantities, in order', () => {
    fc.assert(
      fc.property(someCart, (cart) => {
        const entries = cart.map(({ itemId, quantity }) => ({ itemId, quantity }))
        expect(decodeCartLink(encodeCartLink(cart))).toEqual({ status: 'cart', entries })
      }),
    )
  })

  test('the text stands in an address as it is, and comes back even escaped', () => {
    fc.assert(
      fc.property(someCart, (cart) => {
        const text = encodeCartLink(cart)
        expect(text).toMatch(/^[A-Za-z0-9._~*-]+$/)
        expect(new URL(cartLinkAddress('https://shop.example', cart)).hash).toBe(`#share=${text}`)
        const escaped = text.replaceAll('~', '%7E').replaceAll('*', '%2a')
        expect(decodeCartLink(escaped)).toEqual(decodeCartLink(text))
      }),
    )
  })

  test('an empty cart is a cart', () => {
    expect(decodeCartLink(encodeCartLink([]))).toEqual({ status: 'cart', entries: [] })
  })

  test('ids with inner dots and ids that begin with another come back', () => {
    const ids = ['S-1', 'a', 'a.b', 'a.b.c', 'a.b-', 'a.b-_', 'b'.repeat(64), `${'b'.repeat(63)}c`, 'b-b', 'b']
    const link = decodeCartLink(encodeCartLink(ids.map((id) => line(id))))
    expect(link).toEqual({ status: 'cart', entries: ids.map((itemId) => ({ itemId, quantity: 1 })) })
  })
})

describe('what goes in', () => {
  test('prices, names and codes stay out', () => {
    expect(encodeCartLink([line('010101', 12)])).toMatch(/^v1~A010101\*12~[0-9a-z]{6}$/)
    expect(encodeCartLink([line('010101')])).toMatch(/^v1~A010101~[0-9a-z]{6}$/)
  })

  test('unusable ids are left out and quantities brought within bounds', () => {
    const link = decodeCartLink(encodeCartLink([line('..'), line('ok', 1e9), line('zero', 0), line('odd', Number.NaN)]))
    expect(link).toEqual({
      status: 'cart',
      entries: [
        { itemId: 'ok', quantity: MOST_QUANTITY },
        { itemId: 'zero', quantity: 1 },
        { itemId: 'odd', quantity: 1 },
      ],
    })
  })

  test('500 lines of six-digit ids take less than 4,000 characters', () => {
    const cart = Array.from({ length: MOST_CART_LINES }, (_, index) =>
      line(String(10_000 + 37 * index).padStart(6, '0'), 12),
    )
    expect(encodeCartLink(cart).length).toBeLessThan(4000)
  })

  test('of more lines than a cart keeps the first 500 are in it', () => {
    const cart = Array.from({ length: MOST_CART_LINES + 1 }, (_, index) => line(`i${index}`))
    expect(encodeCartLink(cart)).toBe(encodeCartLink(cart.slice(0, MOST_CART_LINES)))
  })

  test('500 lines of the longest ids that have nothing in common still come back', () => {
    const cart = Array.from({ length: MOST_CART_LINES }, (_, index) =>
      line(`${index}`.padEnd(64, 'xyz'), MOST_QUANTITY),
    )
    const link = decodeCartLink(encodeCartLink(cart))
    expect(link.status === 'cart' && link.entries.length).toBe(MOST_CART_LINES)
  })
})

describe('what comes in', () => {
  test('any text whatever gives an answer whose ids and quantities are sound', () => {
    const nearly = fc.array(fc.constantFrom('v1', '~', '*', 'A', '010101', '9', '.', '-', '%7e', 'é'), {
      maxLength: 30,
    })
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string({ unit: anyCharacter }),
          nearly.map((parts) => parts.join('')),
        ),
        (text) => {
          const link = decodeCartLink(text)
          if (link.status !== 'cart') return
          for (const { itemId, quantity } of link.entries) {
            expect(isUsableId(itemId)).toBe(true)
            expect(Number.isInteger(quantity) && quantity >= 1 && quantity <= MOST_QUANTITY).toBe(true)
          }
        },
      ),
    )
  })

  test('one changed, lost or doubled character is damage', () => {
    const changes = fc.tuple(someCart, fc.nat(), fc.constantFrom('', 'x', '~', '*', '0'), fc.constantFrom(0, 1))
    fc.assert(
      fc.property(changes, ([cart, where, put, cut]) => {
        const text = encodeCartLink(cart)
        const at = where % text.length
        const changed = text.slice(0, at) + put + text.slice(at + cut)
        fc.pre(changed !== text)
        expect(decodeCartLink(changed).status).not.toBe('cart')
      }),
    )
  })

  test.each([
    ['an unusable id', 'v1~A..'],
    ['a prefix longer than the id before', 'v1~Aab~Dxy'],
    ['a prefix of the first id', 'v1~Bxy'],
    ['a sign before an entry', 'v1~!A010101'],
    ['the same item twice', 'v1~A010101~A010101*2'],
    ['a quantity of nothing', 'v1~A010101*0'],
    ['a quantity beyond all bounds', 'v1~A010101*10000'],
    [
      'more lines than a cart keeps',
      ['v1', ...Array.from({ length: MOST_CART_LINES + 1 }, (_, n) => `Ax${n}`)].join('~'),
    ],
  ])('%s under a right checksum is damage', (_, body) => {
    expect(decodeCartLink(withChecksum(body))).toEqual({ status: 'damaged' })
  })

  test('a link of a later version is told from damage by its checksum', () => {
    expect(decodeCartLink(withChecksum('v2~anything!'))).toEqual({ status: 'unknown-version' })
    expect(decodeCartLink('v2~anything!~000000')).toEqual({ status: 'damaged' })
  })

  test('a link that something follows is damage', () => {
    expect(decodeCartLink(`${encodeCartLink([line('010101')])}x`)).toEqual({ status: 'damaged' })
  })

  test('a later version may have 100,000 characters, and a high number', () => {
    const ofLength = (length: number) => decodeCartLink(withChecksum('v12~'.padEnd(length - 7, 'x'))).status
    expect([100_000, 100_001].map(ofLength)).toEqual(['unknown-version', 'damaged'])
  })

  test('a text of megabytes is refused at once', () => {
    expect(decodeCartLink('v1~'.repeat(1_000_000))).toEqual({ status: 'damaged' })
  })
})

/** The checksum by the published definition of FNV-1a, written another way than the module does. */
function withChecksum(body: string): string {
  let hash = 2_166_136_261n
  for (const character of body) hash = ((hash ^ BigInt(character.charCodeAt(0))) * 16_777_619n) % 2n ** 32n
  return `${body}~${(hash % 36n ** 6n).toString(36).padStart(6, '0')}`
}
