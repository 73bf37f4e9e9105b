import * as v from 'valibot'
import { expect, test, vi } from 'vitest'
import { flag, momentMs, number, price, requiredText, text } from './fields.ts'

/** What a field is read as; where it cannot be, why. */
function read(schema: v.GenericSchema, value: unknown): unknown {
  const result = v.safeParse(schema, value)
  return result.success ? result.output : { not: result.issues[0].message }
}

test.for([
  [text, null, ''],
  [text, undefined, ''],
  [text, 12, '12'],
  [text, ' mat ', 'mat'],
  [text, 'Half a \ud83d letter', 'Half a \ufffd letter'],
  [requiredText, ' 7 ', '7'],
  [requiredText, '\ud800', '\ufffd'],
  [requiredText, 7, '7'],
  [requiredText, ' ', { not: 'is empty' }],
  [number, 12, 12],
  [number, ' 12.50 ', 12.5],
  [number, 'twelve', { not: expect.any(String) }],
  [number, '', { not: expect.any(String) }],
  [number, Number.POSITIVE_INFINITY, { not: 'is not a finite number' }],
  [flag, true, true],
  [flag, false, false],
  [flag, 'True', true],
  [flag, 'false', false],
  [flag, 1, true],
  [flag, 0, false],
  [price, 12.5, 1_250],
  [price, ' 12.50', 1_250],
  [price, null, 'on-request'],
  [price, ' ', 'on-request'],
  [price, 0, 'on-request'],
  [price, 10_000_000, 1_000_000_000],
  [price, -1, { not: 'is a negative price' }],
  [price, 10_000_001, { not: 'is an absurd price' }],
  [momentMs, '2026-03-01T10:00:00', Date.UTC(2026, 2, 1, 10)],
  [momentMs, '2026-03-01T10:00:00Z', Date.UTC(2026, 2, 1, 10)],
  [momentMs, '2026-03-01T10:00:00+10:00', Date.UTC(2026, 2, 1)],
  [momentMs, '2026-03-01T10:00:00-0200', Date.UTC(2026, 2, 1, 12)],
  [momentMs, '2026-03-01 10:00:00.1234567 +10:00', Date.UTC(2026, 2, 1, 0, 0, 0, 123)],
  [momentMs, '2026-03-01T10:00-0200', Date.UTC(2026, 2, 1, 12)],
  [momentMs, '11-21-2026', Date.UTC(2026, 10, 21)],
  [momentMs, '11/21/2026 10:00:00', Date.UTC(2026, 10, 21, 10)],
  [momentMs, 'tomorrow', { not: 'is not a date' }],
  [momentMs, 'Z2026', { not: 'is not a date' }],
] as const)('%# a field is read as it was meant, or it is said why it cannot be', ([schema, value, expected]) => {
  expect(read(schema, value)).toEqual(expected)
})

test('a moment without a zone is one of UTC, wherever the machine stands', () => {
  vi.stubEnv('TZ', 'Asia/Colombo')
  try {
    expect(new Date(2026, 10, 21).getTimezoneOffset()).toBe(-330)
    for (const written of ['11-21-2026', '11/21/2026', '2026-11-21', '2026-11-21T00:00:00', 'Nov-2026']) {
      expect(read(momentMs, written)).toBe(Date.UTC(2026, 10, written === 'Nov-2026' ? 1 : 21))
    }
  } finally {
    vi.unstubAllEnvs()
  }
})
