import * as words from '#words/account.ts'

/** What the owner of a device would call it: `Firefox/Windows` is Firefox on Windows. */
export function deviceName(device: string): string {
  const [browser = '', system = ''] = device.split('/')
  return words.device(browser, system)
}
