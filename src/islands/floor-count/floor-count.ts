import { plannerPath } from '#domain/planner-path.ts'
import { readWrittenLength } from '#domain/written-length.ts'
import { BY_KNIFE } from '#planner/mat.ts'
import { GAP_MM } from '#planner/material.ts'
import { boxOutline } from '#planner/outline.ts'
import { matFault, roomFault } from '#planner/room-fault.ts'
import { type FloorMat, fetchFloorMat } from '#stores/floor-mat.ts'
import { searchFloor } from '#stores/floor-search.ts'
import { $shownUnit } from '#stores/shown-unit.ts'
import * as common from '#words/common.ts'
import * as words from '#words/planner.ts'
import { answerOf } from './count-answer.ts'
import { faultSentence } from './fault-sentence.ts'
import styles from './floor-count.css?inline'

/** Makes the fold of a product page a form that says how many of the mat a room takes. */
export function countFloor(fold: HTMLDetailsElement): void {
  if (!fold.open || fold.dataset.awake !== undefined) return
  fold.dataset.awake = ''
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(styles)
  document.adoptedStyleSheets.push(sheet)
  const itemId = fold.dataset.floor ?? ''
  const form = element('form', 'floor-form')
  const [length, width] = [field('floor-length', words.length), field('floor-width', words.width)]
  const hint = element('p', 'hint', words.anyUnit)
  const answer = element('div', 'floor-answer')
  answer.role = 'status'
  const draw = element('a', 'floor-draw', words.drawTheRoom)
  draw.href = plannerPath(itemId)
  form.append(length.whole, width.whole, hint)
  fold.querySelector('p')?.replaceWith(form, answer, draw)

  let mat: Promise<FloorMat | undefined> | undefined
  let stop = () => {}
  let asked = 0
  const reckon = async () => {
    stop()
    asked += 1
    const mine = asked
    const unit = $shownUnit.get()
    const sides = [length, width].map(({ input }) => readWrittenLength(input.value, unit))
    const [lengthMm, widthMm] = sides
    if (lengthMm === undefined || widthMm === undefined) {
      answer.replaceChildren()
      return
    }
    draw.href = plannerPath(itemId, { lengthMm, widthMm })
    mat ??= fetchFloorMat(itemId).then((found) => (typeof found === 'string' ? undefined : found))
    const known = await mat
    if (mine !== asked) return
    if (known === undefined) {
      mat = undefined
      answer.replaceChildren(element('p', 'problem', common.notLoaded))
      return
    }
    const room = { outline: boxOutline(lengthMm, widthMm), holes: [], gapMm: GAP_MM[known.material] }
    const fault = roomFault(room) ?? matFault(room, known.mat)
    if (fault !== undefined) {
      answer.replaceChildren(element('p', 'problem', faultSentence(fault)))
      return
    }
    stop = searchFloor({ room, doors: [], mat: known.mat, cutting: BY_KNIFE }, ([best], done) => {
      if (done && best !== undefined) answer.replaceChildren(...answerOf(known, best, { lengthMm, widthMm }, unit))
    })
  }
  for (const { input, problem } of [length, width]) {
    input.addEventListener('input', () => {
      if (readWrittenLength(input.value, $shownUnit.get()) !== undefined || input.value.trim() === '')
        say(input, problem, '')
      void reckon()
    })
    input.addEventListener('change', () => {
      const isRead = input.value.trim() === '' || readWrittenLength(input.value, $shownUnit.get()) !== undefined
      say(input, problem, isRead ? '' : words.noLength)
    })
  }
  form.addEventListener('submit', (event) => event.preventDefault())
  $shownUnit.listen(() => void reckon())
  length.input.focus({ preventScroll: true })
}

function say(input: HTMLInputElement, place: HTMLElement, problem: string): void {
  place.textContent = problem
  input.ariaInvalid = problem === '' ? null : 'true'
}

function field(id: string, name: string) {
  const [whole, label, input, problem] = [
    element('div', 'field'),
    element('label', '', name),
    element('input'),
    element('p', 'problem'),
  ]
  label.htmlFor = id
  input.id = id
  input.autocomplete = 'off'
  input.spellcheck = false
  problem.id = `${id}-problem`
  input.setAttribute('aria-describedby', problem.id)
  whole.append(label, input, problem)
  return { whole, input, problem }
}

function element<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  className = '',
  text = '',
): HTMLElementTagNameMap[Tag] {
  const made = document.createElement(tag)
  if (className !== '') made.className = className
  made.textContent = text
  return made
}
