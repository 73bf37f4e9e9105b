import { expect, test } from 'vitest'
import { brokenRules, findBrokenSourceRules } from './source-rules.ts'

test('V1.2.5 V1.3.2 V3.2.2 no text of anybody becomes markup, code or a command', () => {
  expect(findBrokenSourceRules()).toEqual([])
})

test.each([
  ['src/components/Card.astro', '<p set:html={name} />', /markup/],
  ['src/islands/cart/Row.tsx', 'element.innerHTML = name', /markup/],
  ['src/gateway/x.ts', 'eval(text)', /code/],
  ['src/gateway/x.ts', "import { spawn } from 'node:child_process'", /program/],
  ['src/pages/x.astro', '<p style="color: red">', /policy/],
])('%s with %s is reported', (file, line, reason) => {
  expect(brokenRules(file, `first\n${line}`)).toEqual([
    expect.stringMatching(new RegExp(`^${file}:2: .*${reason.source}`)),
  ])
})
