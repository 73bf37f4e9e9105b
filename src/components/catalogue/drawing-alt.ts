import { lengthText, thicknessText } from '#domain/fact-text.ts'
import type { ScaleDrawing } from '#domain/scale-drawing.ts'
import * as words from '#words/pictures.ts'

/** The measures that a drawing shows, for those who do not see it. */
export function drawingAlt(name: string, { outline, lengthMm, widthMm, thicknessMm }: ScaleDrawing): string {
  const size =
    outline === 'cut-to-length'
      ? [words.wide(lengthText(widthMm)), words.cutToLength]
      : [words.lengthByWidth(lengthText(lengthMm), lengthText(widthMm))]
  return words.drawingOf(name, [...size, ...(thicknessMm ? [words.thick(thicknessText(thicknessMm))] : [])])
}
