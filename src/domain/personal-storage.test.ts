import { expect, test } from 'vitest'
import { LOG_OUTS, NAMED_ANEW, PERSONAL, PLACED_ORDER, WAITING_MESSAGE, WHOSE } from './personal-storage.ts'

test('no name in storage begins as another one does, so each is found and cleared away by itself', () => {
  const names = [PERSONAL, LOG_OUTS, NAMED_ANEW, WAITING_MESSAGE, PLACED_ORDER, WHOSE]
  for (const name of names) expect(names.filter((other) => other.startsWith(name))).toEqual([name])
})
