import { formatNumber } from '#counts.ts'
import { lengthText } from '#domain/fact-text.ts'
import { inShownUnit } from '#domain/shown-measures.ts'
import { LIMITS, type RoomFault } from '#planner/room-fault.ts'
import { $shownUnit } from '#stores/shown-unit.ts'
import * as words from '#words/planner.ts'

/** Why a room is not reckoned with, and what to change; walls and holes by the names that the planner gives them. */
export function faultSentence(fault: RoomFault): string {
  const shown = (mm: number) => inShownUnit(lengthText(mm), $shownUnit.get())
  switch (fault.fault) {
    case 'too-long':
      return words.faults['too-long'](shown(LIMITS.longestMm))
    case 'too-many':
      return words.faults['too-many'](formatNumber(fault.pieces), formatNumber(LIMITS.mostPieces))
    case 'small-mat':
      return words.faults['small-mat'](shown(LIMITS.leastMatMm))
    case 'gap':
      return words.faults.gap(shown(LIMITS.gapMm))
    case 'corners':
      return words.faults.corners(String(LIMITS.corners))
    case 'holes':
      return words.faults.holes(String(LIMITS.holes))
    case 'slanted':
      return words.faults.slanted(words.wallName(fault.wall))
    case 'crossing':
      return words.faults.crossing(words.wallName(fault.wall), words.wallName(fault.other))
    case 'door-outside':
      return words.faults['door-outside'](words.wallName(fault.wall), shown(fault.wallMm))
    case 'hole-outside':
      return words.faults['hole-outside'](fault.hole + 1)
  }
}
