import { onTestFinished, vi } from 'vitest'
import type { Alternative } from '#planner/alternative.ts'
import type { FloorQuestion } from '#planner/floor-question.ts'
import { BY_KNIFE } from '#planner/mat.ts'
import { boxOutline } from '#planner/outline.ts'
import type { SearchAnswer, SearchRequest } from '#planner/search-messages.ts'

/** A worker, as a test plays its part; unless told otherwise, the one that searches for plans. */
export interface StubbedWorker<Request, Answer> {
  /** The addresses that workers were made of, with what was said of them. */
  made: unknown[][]
  asked: Request[]
  terminated(): number
  answers(answer: Answer): void
  breaksDown(failure?: 'error' | 'messageerror'): void
}

/** Gives the page a worker until the test is over. */
export function stubWorker<Request = SearchRequest, Answer = SearchAnswer>(): StubbedWorker<Request, Answer> {
  const [made, asked, events] = [[] as unknown[][], [] as Request[], new EventTarget()]
  let terminated = 0
  vi.stubGlobal(
    'Worker',
    class {
      constructor(...given: unknown[]) {
        made.push(given)
      }
      addEventListener(name: string, listener: (event: Event) => void): void {
        events.addEventListener(name, listener)
      }
      postMessage(request: Request): void {
        asked.push(request)
      }
      terminate(): void {
        terminated += 1
      }
    },
  )
  onTestFinished(() => void vi.unstubAllGlobals())
  return {
    ...{ made, asked },
    terminated: () => terminated,
    answers: (data) => void events.dispatchEvent(new MessageEvent('message', { data })),
    breaksDown: (failure = 'error') => void events.dispatchEvent(new Event(failure)),
  }
}

/** A box of 3,600 mm that is laid with mats of 1,800 × 1,200 mm. */
export const BOX: FloorQuestion = {
  room: { outline: boxOutline(3600, 3600), holes: [], gapMm: 0 },
  doors: [],
  mat: { lengthMm: 1800, widthMm: 1200, form: 'piece', turns: true },
  cutting: BY_KNIFE,
}

/** A plan of nothing, told apart by how many pieces it buys. */
export function somePlan(pieces: number): Alternative {
  return {
    plan: { mat: BOX.mat, cutting: BY_KNIFE, laying: LAYING, sheets: [], laid: [] },
    figures: { ...NOTHING, pieces },
    ...{ lengthwise: true, doorJoints: 0, ramps: undefined },
  }
}

const LAYING = { along: 'x', bond: 'straight', lastRowTurned: false } as const
const NOTHING = {
  rollMm: 0,
  whole: 0,
  cut: 0,
  fromOffcuts: 0,
  floorMm2: 0,
  boughtMm2: 0,
  waste: 0,
  narrowestMm: undefined,
}
