import { expect, test } from 'vitest'
import { plannerPath } from './planner-path.ts'

test('the planner opens with a mat, and with a room where one was measured', () => {
  expect(plannerPath('HM-12')).toBe('/planner?item=HM-12')
  expect(plannerPath('a&b', { lengthMm: 3600, widthMm: 2400 })).toBe('/planner?item=a%26b&room=3600x2400')
})
