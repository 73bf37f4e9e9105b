import { fileNamePart } from '#domain/file-name.ts'
import { amountOf } from '#islands/floor-count/figures-line.ts'
import { tooManySentences } from '#islands/floor-count/too-many-sentences.ts'
import { maker } from '#islands/quotation/maker.ts'
import { saveFile } from '#islands/save-file.ts'
import type { Alternative } from '#planner/alternative.ts'
import type { PlannedRoom } from '#planner/planned-room.ts'
import type { FloorMat } from '#stores/floor-mat.ts'
import { floorLines } from '#stores/floor-order.ts'
import { roomAddress } from '#stores/planner-address.ts'
import { $shownUnit } from '#stores/shown-unit.ts'
import * as words from '#words/plan-paper.ts'
import { buildPlanPaper } from './build-plan-paper.ts'
import { planPaper } from './plan-paper.ts'

/** Makes a PDF of the chosen plan of a room and saves it under the room's name. jsPDF comes with this module. */
export async function downloadPlan(room: PlannedRoom, alternative: Alternative, mat: FloorMat): Promise<void> {
  const ordered = floorLines(mat, alternative)
  const lines = ordered.map(({ part, item, quantity }) => ({
    ...{ part, code: item.code, amount: amountOf(item, quantity) },
  }))
  const plan = planPaper({
    ...{ room, alternative, mat, unit: $shownUnit.get(), address: roomAddress(room) },
    toOrder: lines.find(({ part }) => part.kind === 'mat')?.amount ?? '',
    edging: lines.flatMap(({ part, ...line }) => (part.kind === 'mat' ? [] : [{ ...part, ...line }])),
    warnings: tooManySentences(ordered),
  })
  saveFile(await buildPlanPaper(maker, plan), words.fileName(fileNamePart(plan.title)))
}
