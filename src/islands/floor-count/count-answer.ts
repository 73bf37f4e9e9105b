import { cartLineOf } from '#domain/cart.ts'
import { formatPrice } from '#domain/cents.ts'
import { lengthText } from '#domain/fact-text.ts'
import { contactPath } from '#domain/paths.ts'
import { inShownUnit } from '#domain/shown-measures.ts'
import type { ShownUnit } from '#domain/shown-unit.ts'
import { unbroken } from '#domain/unbroken.ts'
import { shownWeight } from '#islands/units/shown-weight.ts'
import type { Alternative } from '#planner/alternative.ts'
import { GAP_MM } from '#planner/material.ts'
import { addOne } from '#stores/add-lines.ts'
import type { FloorMat } from '#stores/floor-mat.ts'
import { type FloorOrder, orderOf } from '#stores/floor-order.ts'
import { openQuickLook } from '#stores/quick-look.ts'
import { showToast } from '#stores/toasts.ts'
import * as cart from '#words/add-to-cart.ts'
import * as common from '#words/common.ts'
import * as words from '#words/planner.ts'
import * as sale from '#words/sale-terms.ts'
import { amountOf, beyondSentence, figuresLine } from './figures-line.ts'
import { tooManySentences } from './too-many-sentences.ts'

/** What a room takes of a mat, and the way into the cart; the first button of the page is another. */
export function answerOf(
  mat: FloorMat,
  { figures }: Alternative,
  { lengthMm, widthMm }: { lengthMm: number; widthMm: number },
  unit: ShownUnit,
): HTMLElement[] {
  const order = orderOf(mat, figures)
  const gapMm = GAP_MM[mat.material]
  const size = inShownUnit(`${lengthText(lengthMm)} × ${lengthText(widthMm)}`, unit)
  const amount = amountOf(mat, order.quantity)
  const [total, room, cuts] = [
    line('floor-total', amount),
    line('aside', gapMm === 0 ? words.forRoom(size) : words.forRoomLess(size, inShownUnit(lengthText(gapMm), unit))),
    line('', figuresLine(figures)),
  ]
  const money = formatPrice(order.price, common.priceOnRequest)
  const worth = line('', words.join([money, ...(order.grams === undefined ? [] : [shownWeight(order.grams, unit)])]))
  const beyond = beyondSentence(mat, order)
  const asides = beyond === '' ? [] : [line('aside', beyond)]
  const problems = tooManySentences([{ ...order, item: mat }]).map((sentence) => line('problem', sentence))
  return [total, room, cuts, worth, ...asides, ...problems, way(mat, order)]
}

function way(mat: FloorMat, { quantity, price: total }: FloorOrder): HTMLElement {
  const { itemId, code, name, price, terms, picture } = mat
  const amount = sale.amount(quantity, terms.unit)
  if (total === 'on-request') {
    const link = document.createElement('a')
    link.classList.add('button', 'quiet')
    link.href = contactPath({ code, name, quantity, terms })
    link.textContent = common.askForAPrice
    return link
  }
  const button = document.createElement('button')
  button.type = 'button'
  button.classList.add('button', 'quiet')
  button.textContent = unbroken(words.addToCart(amount, false))
  button.addEventListener('click', () => {
    const added = cartLineOf({ itemId, code, name, price }, terms, quantity, picture)
    if (added === undefined) return
    if (!addOne(added)) {
      showToast(cart.noRoom(name), { kind: 'problem' })
      return
    }
    showToast(words.added(amountOf(mat, quantity), name), { action: { label: common.viewCart, run: openQuickLook } })
  })
  return button
}

function line(className: string, text: string): HTMLElement {
  const made = document.createElement('p')
  made.className = className
  made.textContent = unbroken(text)
  return made
}
