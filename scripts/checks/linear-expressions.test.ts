import { isDeepStrictEqual } from 'node:util'
import { checkSync } from 'recheck'
import { expect, test } from 'vitest'
import { harmlessBefore, isToJudge, keepHarmless } from './judged-expressions.ts'
import { type Expression, expressionsBuilt, expressionsInSource } from './linear-expressions.ts'

const ENOUGH_MS = 60_000

/** What the analysis cannot judge in time or misjudges, by its beginning, with texts that are as bad for it as can be. */
const JUDGED_BY_HAND = new Map<string, (length: number) => string[]>([
  // At most 29 letters before the colon; then each character fits one place only.
  [
    String.raw`^(\p{L}[\p{L}\d ()/.&-]{1,28}):\s+(\S.*)$`,
    (length) => ['a'.repeat(length), `a:${' '.repeat(length)}`, `Size:${' x'.repeat(length / 2)}\n`],
  ],
  // A run of digits or spaces is looked at from its beginning only.
  [
    String.raw`(?<![\p{L}\d-])\d+(?:[.,]\d+)?\s*[x×]$`,
    (length) => ['1'.repeat(length), `1${' '.repeat(length)}`, '1 x '.repeat(length / 4), `1x${' '.repeat(length)}y`],
  ],
  // Three lengths at most; spaces are looked at from the number before them only.
  [
    String.raw`(?<![\p{L}\d.,/]|[\d'′’"″”][–-]|\d['′’])(?!(?<=\p{L}-)\d+-\d+\/)(?!(?<=\d\s?['′’]\s?)[\d./]{1,9}\s?["″”])(?:(\d{1,3})`,
    (length) => [
      'm0,0'.repeat(length / 4),
      '1'.repeat(length),
      `1${' '.repeat(length)}x`,
      '1 '.repeat(length / 2),
      `1${',111'.repeat(length / 4)}`,
      '1 x '.repeat(length / 4),
      '1 1/1 '.repeat(length / 6),
      `0.0${'\t*0,000'.repeat(length / 7)}s`,
      `1x${'1,111'.repeat(length / 5)}`,
      '1" '.repeat(length / 3),
      "1'1".repeat(length / 3),
      `1' 1" x `.repeat(length / 8),
      `1' 1 1/1`.repeat(length / 8),
      `1'1${' '.repeat(length)}`,
      `m-${'1'.repeat(length)}`,
      'm-1-1/'.repeat(length / 6),
    ],
  ],
  // Two numbers at most, and none begins in the midst of another.
  [String.raw`(?<![\p{L}\d.,/–-])((?:\d{1,3}(?:,\d{3})+|`, numbersJoined],
  [String.raw`(?<![\p{L}\d.,/])((?:\d{1,3}(?:,\d{3})+|`, numbersJoined],
  // Anchored, with a dot between labels of 63 signs at most; addresses are 254 long at most besides.
  [
    String.raw`^([a-z\d!#$%&'*+/=?^_`,
    (length) => [
      'a'.repeat(length),
      'a.'.repeat(length / 2),
      `a@${'a'.repeat(length)}`,
      `a@${'a.'.repeat(length / 2)}1`,
      `a@${`${'a-'.repeat(31)}.`.repeat(length / 63)}`,
    ],
  ],
  // A number begins where nothing of one stands before it.
  [
    String.raw`(?<![\p{L}\d]|\d[.,])\d+(?:[.,]\d+)*(?:`,
    (length) => ['0,0'.repeat(length / 3), '1.'.repeat(length / 2), '1 x '.repeat(length / 4), '1'.repeat(length)],
  ],
  // Without a hyphen a run of letters is looked at once, from its beginning.
  [
    String.raw`(?<![\p{L}\p{N}])[\p{L}\p{N}]+(?:-[\p{L}\p{N}]+)+`,
    (length) => ['a'.repeat(length), 'a-'.repeat(length / 2), `${'a'.repeat(length / 2)}-${'-'.repeat(length / 2)}`],
  ],
])

const expressions = [...expressionsInSource(), ...(await expressionsBuilt())]

test('there are expressions to judge', () => {
  expect(expressions.length).toBeGreaterThan(80)
})

test('V1.2.9 none takes more than linear time, whatever text it meets', { timeout: 300_000 }, () => {
  const byHand = [...JUDGED_BY_HAND.keys()]
  const before = harmlessBefore()
  const harmless = new Set<string>()
  const slow: string[] = []
  for (const expression of expressions) {
    const { file, source, flags } = expression
    if (byHand.some((beginning) => source.startsWith(beginning))) continue
    const time = isToJudge(before, literal(expression)) ? timeOf(source, flags) : 'linear'
    if (time === 'linear' || time === 'safe') harmless.add(literal(expression))
    else slow.push(`${file}: ${source} is ${time}`)
  }
  const kept = [...harmless].toSorted()
  if (!isDeepStrictEqual([...before], kept)) keepHarmless(kept)
  expect(slow).toEqual([])
})

test.each([...JUDGED_BY_HAND])('%s… takes no time for 400,000 signs', (beginning, texts) => {
  const known = expressions.find(({ source }) => source.startsWith(beginning))
  expect(known, 'no expression of the shop').toBeDefined()
  for (const text of texts(400_000)) {
    const sinceMs = performance.now()
    text.replace(new RegExp(known?.source ?? '', known?.flags), '')
    // In quadratic time it would be a minute and more.
    expect(performance.now() - sinceMs).toBeLessThan(2_000)
  }
})

test('the analysis knows a slow expression when it sees one', () => {
  for (const source of [String.raw`\/+$`, String.raw`^\d+(?:[ -]?\d+)*$`, '(a+)+$']) {
    expect(checkSync(source, '').status, source).toBe('vulnerable')
  }
})

function literal({ source, flags }: Expression): string {
  return `/${source}/${flags}`
}

/** How the time grows with the text, in the words of the analysis. */
function timeOf(source: string, flags: string): string {
  const verdict = checkSync(source, flags, { timeout: ENOUGH_MS })
  return verdict.status === 'unknown' ? 'unknown' : verdict.complexity.type
}

function numbersJoined(length: number): string[] {
  return [
    '1'.repeat(length),
    `1${' '.repeat(length)}`,
    `1-${'1'.repeat(length)}`,
    `1-1${',111'.repeat(length / 4)}`,
    '8-1'.repeat(length / 3),
    '9/16–3-'.repeat(length / 7),
    ' -4-1/2'.repeat(length / 7),
    '1 1/1 – '.repeat(length / 8),
    '1.1–½'.repeat(length / 5),
  ]
}
