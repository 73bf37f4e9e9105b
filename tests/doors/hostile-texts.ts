import fc from 'fast-check'
import { anyCharacter } from '#domain/test-character.ts'

/** What has broken readers before, here or elsewhere. */
const PIECES = [
  ...[
    '',
    ' ',
    '\t',
    '\n',
    '\r\n',
    '\0',
    '\u00a0',
    '\u2028',
    '\u200b',
    '\ufeff',
    '\u202e',
    '\u0301',
    '\ud83d',
    '\udc00',
    '🐎',
  ],
  ...[
    '"',
    "'",
    '`',
    '\\',
    '/',
    '//',
    '<',
    '>',
    '&',
    '%',
    '%7e',
    '%00',
    '%E0%A4%A',
    '&#x110000;',
    '&#99999;',
    '<!--',
    ']]>',
  ],
  ...[
    '{',
    '}',
    '[',
    ']',
    '{}',
    '[]',
    ',',
    ';',
    ':',
    '=',
    '~',
    '*',
    '#',
    '?',
    '+',
    '-',
    '.',
    '..',
    '×',
    '½',
    '″',
    "'",
    '–',
  ],
  ...[
    '0',
    '-0',
    '-1',
    '1e308',
    '1e-7',
    '0.1',
    '1,000',
    '1.000,5',
    '9007199254740993',
    'NaN',
    'Infinity',
    '٣',
    '1/0',
    '²',
  ],
  ...[
    'null',
    'true',
    'undefined',
    '__proto__',
    'constructor',
    'toString',
    'hasOwnProperty',
    'length',
    'javascript:alert(1)',
  ],
  ...[
    '<table>',
    '<td colspan=9999>',
    '<tr>',
    '</td>',
    '<script>',
    '\t1\n',
    '12 x ',
    ' mm',
    '| a |\n|---|\n',
    '](',
    '"a":',
  ],
  ...['a'.repeat(300), '9'.repeat(40), '['.repeat(200), ' '.repeat(80), 'İ', 'ß', 'ﬁ', '\u1e9b\u0323'],
] as const
export const piece: fc.Arbitrary<string> = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom(...PIECES) },
  { weight: 1, arbitrary: fc.string({ unit: anyCharacter, maxLength: 12 }) },
)

const JSON_VALUES: readonly unknown[] = [
  ...[null, true, false, 0, -0, -1, 1.5, 1e308, 1e-9, 2 ** 53, 4_294_967_296, '', ' ', '0', 'A', 'x'.repeat(5_000)],
  ...[
    [],
    {},
    [null],
    [[]],
    { length: -1 },
    { kind: 'add' },
    { toString: 1 },
    '__proto__',
    '\ud800',
    '1 2',
    Array(600).fill(1),
  ],
]

/** A place in a text, as a part of its length, so that a shorter text has one, too. */
const place = fc.double({ min: 0, max: 1, noNaN: true })
const cut = fc.record({ at: place, length: fc.nat({ max: 12 }), put: piece })
const change = fc.record({
  at: place,
  value: fc.constantFrom(...JSON_VALUES),
  way: fc.constantFrom('put', 'drop', 'double'),
})

/** Sound texts, texts that nearly are, and any others. */
export function textsLike(sound: readonly string[]): fc.Arbitrary<string> {
  const one = fc.constantFrom(...sound)
  const cuts = fc.array(cut, { minLength: 1, maxLength: 4 })
  return fc.oneof(
    { weight: 1, arbitrary: one },
    { weight: 6, arbitrary: fc.tuple(one, cuts).map(([text, all]) => all.reduce(withCut, text)) },
    { weight: 4, arbitrary: fc.tuple(one, change, change).map(([text, ...all]) => all.reduce(withChange, text)) },
    { weight: 1, arbitrary: fc.tuple(one, one, place).map(([a, b, at]) => a.slice(0, at * a.length) + b) },
    { weight: 2, arbitrary: fc.array(piece, { maxLength: 12 }).map((pieces) => pieces.join('')) },
    { weight: 1, arbitrary: fc.string({ unit: anyCharacter, maxLength: 60 }) },
  )
}

function withCut(text: string, { at, length, put }: { at: number; length: number; put: string }): string {
  const from = Math.floor(at * text.length)
  return text.slice(0, from) + put + text.slice(from + length)
}

/** JSON with one of its values otherwise; of what is no JSON, the text itself as a value. */
function withChange(text: string, { at, value, way }: { at: number; value: unknown; way: string }): string {
  let root: unknown
  try {
    root = JSON.parse(text)
  } catch {
    return JSON.stringify(value)
  }
  const holders: [Record<string, unknown>, string][] = []
  const gather = (held: unknown) => {
    if (typeof held !== 'object' || held === null) return
    for (const [name, part] of Object.entries(held)) {
      holders.push([Object(held), name])
      gather(part)
    }
  }
  gather(root)
  const [holder, name] = holders[Math.floor(at * holders.length * 0.999)] ?? [undefined, '']
  if (holder === undefined) return JSON.stringify(value)
  if (way === 'put') holder[name] = value
  else if (way === 'drop') delete holder[name]
  else holder[`${name}2`] = holder[name]
  return JSON.stringify(root)
}
