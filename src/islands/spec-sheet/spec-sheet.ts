import { formatNumber } from '#counts.ts'
import { lengthText, thicknessText } from '#domain/fact-text.ts'
import { type ScaleDrawing, scaleDrawing } from '#domain/scale-drawing.ts'
import { inShownUnit } from '#domain/shown-measures.ts'
import { settable } from '#pdf/text-runs.ts'
import { statedFacts } from '#stores/stated-facts.ts'
import type { StatedItem } from '#stores/stated-item.ts'
import * as papers from '#words/plan-paper.ts'
import * as words from '#words/spec-sheet.ts'

/** Every word and figure of a spec sheet, ready to be set. */
export interface SpecSheet {
  name: string
  code: string
  /** Each in both systems; alike where nothing was worked out. */
  facts: { label: string; metric: string; imperial: string }[]
  drawing: ItemSketch | undefined
  paragraphs: string[]
  address: string
}

/** An item as it is drawn on paper; lengths in mm of the paper. */
export interface ItemSketch {
  outline: ScaleDrawing['outline']
  width: number
  height: number
  /** Of the edge below; 0 where it is not stated. */
  thick: number
  across: string
  down: string
  edge: string
  scale: string
}

type SheetItem = Pick<StatedItem, 'name' | 'code' | 'stated' | 'paragraphs'>

export function specSheet({ name, code, stated, paragraphs }: SheetItem, address: string): SpecSheet {
  const drawing = scaleDrawing(name, statedFacts(stated))
  return {
    name: settable(name),
    code: settable(code),
    facts: stated.map(({ label, text }) => ({
      label: settable(label),
      metric: settable(inShownUnit(text, 'mm')),
      imperial: settable(inShownUnit(text, 'in')),
    })),
    drawing: drawing && sketchOf(drawing),
    paragraphs: paragraphs.map(settable).filter(Boolean),
    address,
  }
}

/** What there is for the outline; mm. */
const ROOM = { width: 56, height: 38 } as const
const SCALES = [1, 2, 2.5, 5, 10, 15, 20, 25, 30, 40, 50, 75, 100, 200, 500, 1000]

function sketchOf({ outline, lengthMm, widthMm, thicknessMm }: ScaleDrawing): ItemSketch {
  const times = SCALES.find((by) => lengthMm / by <= ROOM.width && widthMm / by <= ROOM.height) ?? 2000
  const thickness = thicknessMm && thicknessText(thicknessMm)
  return {
    outline,
    width: lengthMm / times,
    height: widthMm / times,
    thick: (thicknessMm?.most ?? 0) / times,
    across: outline === 'cut-to-length' ? words.cutToLength : inBoth(lengthText(lengthMm)),
    down: inBoth(lengthText(widthMm)),
    edge: thickness === undefined ? '' : words.thick(inBoth(thickness)),
    scale: words.toScale(papers.oneTo(formatNumber(times))),
  }
}

/** `1830 mm (72")`. */
function inBoth(text: string): string {
  const imperial = inShownUnit(text, 'in')
  return imperial === text ? text : `${text} (${imperial})`
}
