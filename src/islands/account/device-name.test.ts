import { expect, test } from 'vitest'
import { deviceName } from './device-name.ts'

test.each([
  ['Firefox/Windows', 'Firefox on Windows'],
  ['Safari/iPhone', 'Safari on an iPhone'],
  ['Safari/iPad', 'Safari on an iPad'],
  ['Chrome/Mac', 'Chrome on a Mac'],
  ['/Linux', 'A browser on Linux'],
  ['Opera/', 'Opera'],
  ['/', 'A browser'],
  // As sessions of an earlier version say it.
  ['Firefox on Linux', 'Firefox on Linux'],
])('%s is called %s', (device, name) => {
  expect(deviceName(device)).toBe(name)
})
