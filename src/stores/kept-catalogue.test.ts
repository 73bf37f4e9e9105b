import { afterEach, expect, test, vi } from 'vitest'
import { closePage, openPage } from './test-browser.ts'

const CLIENT = '#client/kept-catalogue.ts'
type Client = typeof import('#client/kept-catalogue.ts')

const WHOLE = { pages: 6, pictures: 2, finds: true, bytes: 4_000, wholeSinceMs: 1_000 }
const LIST: Awaited<ReturnType<Client['loadOfferedCatalogue']>> = {
  ...{ pages: [['/product/1', '00']], bytes: 4_000 },
  ...{ finding: { files: 3, bytes: 500 }, pictures: [], pictureBytes: 9_000 },
}

afterEach(() => {
  vi.doUnmock(CLIENT)
  closePage()
})

/** A page on a device that keeps nothing, but for what is said otherwise. */
async function freshPage(device: Partial<Client>) {
  openPage()
  vi.doMock(
    CLIENT,
    (): Client => ({
      catalogueOnDevice: async () => undefined,
      loadOfferedCatalogue: async () => LIST,
      keepCatalogue: async () => 'kept',
      dropCatalogue: async () => {},
      ...device,
    }),
  )
  return import('./kept-catalogue.ts')
}

test('nothing is known before anybody has looked', async () => {
  const page = await freshPage({})
  expect([page.$onDevice.get(), page.$offered.get(), page.$keeping.get(), page.$keepingTrouble.get()]).toEqual([
    'unknown',
    'unknown',
    null,
    null,
  ])
})

test('what is on the device is shown, and what there is to keep', async () => {
  const page = await freshPage({ catalogueOnDevice: async () => WHOLE })
  await page.lookAtCatalogue()
  expect(page.$onDevice.get()).toEqual(WHOLE)
  expect(page.$offered.get()).toEqual({ pages: 1, bytes: 4_500, pictureBytes: 9_000 })
})

test('a device may hold nothing, and of a catalogue that is too large for it there is what finds products', async () => {
  const page = await freshPage({
    loadOfferedCatalogue: async () => ({ ...LIST, pages: [], bytes: 0, pictureBytes: 0 }),
  })
  await page.lookAtCatalogue()
  expect([page.$onDevice.get(), page.$offered.get()]).toEqual(['nothing', { pages: 0, bytes: 500, pictureBytes: 0 }])
})

test('a list of an earlier build that names nothing for a device offers nothing', async () => {
  const nothing = { pages: [], bytes: 0, finding: { files: 0, bytes: 0 }, pictures: [], pictureBytes: 0 }
  const page = await freshPage({ loadOfferedCatalogue: async () => nothing })
  await page.lookAtCatalogue()
  expect(page.$offered.get()).toBe('unreachable')
})

test('a browser that keeps nothing says so, and so does a network that is not there', async () => {
  const failing = () => Promise.reject(new TypeError('Failed to fetch'))
  const page = await freshPage({ catalogueOnDevice: failing, loadOfferedCatalogue: failing })
  await page.lookAtCatalogue()
  expect([page.$onDevice.get(), page.$offered.get()]).toEqual(['impossible', 'unreachable'])
})

test('the catalogue is fetched once at a time, with its progress, and then it is on the device', async () => {
  const end = Promise.withResolvers<void>()
  const keepCatalogue = vi.fn<Client['keepCatalogue']>(async ({ advance }) => {
    advance(3, 6)
    await end.promise
    return 'kept'
  })
  const page = await freshPage({ keepCatalogue, catalogueOnDevice: async () => WHOLE })
  page.$keepingTrouble.set('no-room')
  const steps: unknown[] = []
  page.$keeping.listen((step) => steps.push(step))
  const keeping = page.keepWholeCatalogue(true)
  await vi.waitFor(() => expect(keepCatalogue).toHaveBeenCalled(), { interval: 1, timeout: 30_000 })
  expect(page.$keepingTrouble.get()).toBeNull()
  await page.keepWholeCatalogue(false)
  end.resolve()
  await keeping
  expect(keepCatalogue.mock.calls.map(([{ withPictures }]) => withPictures)).toEqual([true])
  expect(steps).toEqual([{ done: 0, all: undefined }, { done: 3, all: 6 }, null])
  expect([page.$onDevice.get(), page.$keepingTrouble.get()]).toEqual([WHOLE, null])
})

test.each([
  ['there is no room', new DOMException('full', 'QuotaExceededError'), 'no-room'],
  ['the network is lost', new TypeError('Failed to fetch'), 'interrupted'],
  ['the browser breaks it off', new DOMException('gone', 'AbortError'), 'interrupted'],
  [
    'something is called as if there were no room',
    Object.assign(new Error('x'), { name: 'QuotaExceededError' }),
    'interrupted',
  ],
])('the fetching ends before its end where %s, and it can be tried again', async (_, error, trouble) => {
  const page = await freshPage({ keepCatalogue: () => Promise.reject(error), catalogueOnDevice: async () => WHOLE })
  await page.keepWholeCatalogue(false)
  expect([page.$keepingTrouble.get(), page.$keeping.get(), page.$onDevice.get()]).toEqual([trouble, null, WHOLE])
})

test('the fetching can be stopped, and the next one is not stopped by that', async () => {
  const stopped: boolean[] = []
  const page = await freshPage({
    async keepCatalogue({ signal }) {
      page.stopKeeping()
      stopped.push(signal.aborted)
      return 'stopped'
    },
  })
  await page.keepWholeCatalogue(false)
  await page.keepWholeCatalogue(false)
  expect([stopped, page.$keepingTrouble.get()]).toEqual([[true, true], null])
  page.stopKeeping()
})

test('a fetching begins unstopped', async () => {
  const signals: boolean[] = []
  const page = await freshPage({
    async keepCatalogue({ signal }) {
      signals.push(signal.aborted)
      return 'kept'
    },
  })
  page.stopKeeping()
  await page.keepWholeCatalogue(false)
  expect(signals).toEqual([false])
})

test('what is taken off the device is gone', async () => {
  let onDevice: typeof WHOLE | undefined = WHOLE
  const page = await freshPage({
    catalogueOnDevice: async () => onDevice,
    dropCatalogue: async () => {
      onDevice = undefined
    },
  })
  await page.lookAtCatalogue()
  await page.removeCatalogue()
  expect(page.$onDevice.get()).toBe('nothing')
})
