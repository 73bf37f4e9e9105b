import { formatNumber } from '#counts.ts'
import { lengthText } from '#domain/fact-text.ts'
import { inShownUnit } from '#domain/shown-measures.ts'
import { LIMITS, type RoomFault } from '#planner/room-fault.ts'
import { $shownUnit } from '#stores/shown-unit.ts'
import * as words from '#words/planner.ts'
import { faults } from '#words/room-faults.ts'

/** Why a room is not reckoned with, and what to change; walls and holes by the names that the planner gives them. */
export function faultSentence(fault: RoomFault): string {
  const shown = (mm: number) => inShownUnit(lengthText(mm), $shownUnit.get())
  switch (fault.fault) {
    case 'too-long':
      return faults['too-long'](shown(LIMITS.longestMm))
    case 'too-many':
      return faults['too-many'](formatNumber(fault.pieces), formatNumber(LIMITS.mostPieces))
    case 'small-mat':
      return faults['small-mat'](shown(LIMITS.leastMatMm))
    case 'gap':
      return faults.gap(shown(LIMITS.gapMm))
    case 'strip':
      return faults.strip(shown(fault.least), shown(fault.most))
    case 'corners':
      return faults.corners(String(LIMITS.corners))
    case 'holes':
      return faults.holes(String(LIMITS.holes))
    case 'slanted':
      return faults.slanted(words.wallName(fault.wall))
    case 'crossing':
      return faults.crossing(words.wallName(fault.wall), words.wallName(fault.other))
    case 'door-outside':
      return faults['door-outside'](words.wallName(fault.wall), shown(fault.wallMm))
    case 'hole-outside':
      return faults['hole-outside'](fault.hole + 1)
  }
}
