import { expect, test, vi } from 'vitest'
import { gatewayMessages } from './gateway-messages.ts'

const MESSAGE = { from_name: 'Rowan', email: 'rowan@dairy.example', number: '+61 7 5550 0148', message: 'Forty mats' }

test('whether a message may have arrived depends on no other message of the page', async () => {
  const [mail, proof] = [Promise.withResolvers<Response>(), Promise.withResolvers<Response>()]
  let proofs = 0
  vi.stubGlobal('fetch', async (path: string, { body }: RequestInit = {}) => {
    if (path.endsWith('/form-token')) {
      proofs += 1
      return proofs === 1 ? Response.json({ token: 'proof' }) : proof.promise
    }
    return String(body).includes('Forty') ? mail.promise : refused(403, 'form-expired')
  })
  await gatewayMessages.prepare()
  const later = Date.now() + 10_000
  vi.spyOn(Date, 'now').mockReturnValue(later)
  const first = gatewayMessages.send(MESSAGE, '')
  const second = gatewayMessages.send({ ...MESSAGE, message: 'Ten mats' }, '')
  await vi.waitFor(() => expect(proofs).toBe(2), { timeout: 30_000 })
  mail.resolve(refused(502, 'mail-failed'))
  expect(await first).toMatchObject({ status: 'failed', certain: false })
  proof.resolve(refused(503, 'busy'))
  expect(await second).toMatchObject({ status: 'failed', certain: true })
})

test('a clock that is set back holds a message no longer than a person takes to write', async () => {
  const sent: string[] = []
  vi.stubGlobal('fetch', async (path: string) => {
    if (path.endsWith('/form-token')) return Response.json({ token: 'proof' })
    sent.push(path)
    return Response.json({ status: 'sent' })
  })
  vi.resetModules()
  const page = await import('./gateway-messages.ts')
  vi.useFakeTimers({ toFake: ['setTimeout', 'Date'] })
  await page.gatewayMessages.prepare()
  vi.setSystemTime(Date.now() - 600_000)
  const sending = page.gatewayMessages.send(MESSAGE, '')
  await vi.advanceTimersByTimeAsync(2_250)
  expect(sent).toHaveLength(1)
  expect(await sending).toEqual({ status: 'sent' })
  vi.useRealTimers()
})

test.each([
  ['mail-failed', 502, false],
  ['mail-not-taken', 502, true],
  ['busy', 503, true],
  ['not-a-message', 400, true],
])('a message that met %s (%i) has surely not arrived: %s', async (code, status, certain) => {
  vi.stubGlobal('fetch', async (path: string) =>
    path.endsWith('/form-token') ? Response.json({ token: 'proof' }) : refused(status, code),
  )
  // A proof that another test was given is no longer there.
  vi.resetModules()
  const page = await import('./gateway-messages.ts')
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  const sending = page.gatewayMessages.send(MESSAGE, '')
  await vi.runAllTimersAsync()
  expect(await sending).toMatchObject({ status: 'failed', certain })
  vi.useRealTimers()
})

function refused(status: number, code: string): Response {
  return Response.json({ code, requestId: 'x' }, { status })
}
