import { expect, test, vi } from 'vitest'
import { checkPassword } from './common-passwords.ts'

const owner = { email: 'ada@example.com', firstName: 'Ada', lastName: 'Byron' }

test('V6.2.12 passwords of published leaks are refused, whatever their capitals', async () => {
  for (const password of ['123456', 'password', 'qwertyuiop', 'Password1', 'iloveyou', 'TRUSTNO1', 'letmein']) {
    expect(await checkPassword(password, owner), password).toBe('common')
  }
  expect(await checkPassword('ada@example.com', owner)).toBe('personal')
  expect(await checkPassword('coir-and-rubber', owner)).toBeUndefined()
})

test('a list that could not be loaded is asked for again with the next password', async () => {
  vi.resetModules()
  vi.doMock('@zxcvbn-ts/language-common', () => {
    throw new TypeError('Failed to fetch')
  })
  const anew = await import('./common-passwords.ts')
  await expect(anew.checkPassword('123456', owner)).rejects.toThrow()
  vi.doUnmock('@zxcvbn-ts/language-common')
  expect(await anew.checkPassword('123456', owner)).toBe('common')
})
