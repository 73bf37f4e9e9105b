import { randomBytes } from 'node:crypto'
import type { Context } from 'hono'
import type { CustomerIdentity } from '#domain/customer.ts'
import { deviceOf } from './device.ts'
import type { GatewayPorts } from './gateway-ports.ts'
import { deleteOwnCookie, readOwnCookie, setOwnCookie } from './own-cookie.ts'
import { fingerprint } from './secrets.ts'
import { keyOf, openSessionSeal, sealSession } from './session-seal.ts'
import { endsAtMs, LIFETIMES, type SessionRecord, type SessionStore } from './session-store.ts'

/** A session that a request carries, and under which key it is kept. */
export interface Session extends SessionRecord {
  key: string
}

type SessionPorts = Pick<GatewayPorts, 'secret' | 'sessions' | 'once' | 'nowMs'>

/** More than anybody has devices; a further session ends the one that was seen longest ago. */
const MOST_SESSIONS = 50

/** Longer than a request is on its way. */
const IN_FLIGHT_MS = 60 * 1000

/** A session in use is noted this often, not at every request. */
const TOUCH_EVERY_MS = 60 * 1000

export function passwordPrint(secret: string, customerId: string, password: string): string {
  return fingerprint(secret, 'password-print', customerId, password)
}

/**
 * Begins a session, in the place of any that this browser had, and seals its id into a cookie that scripts cannot read.
 * Remembered for 30 days, else until the browser closes, 12 hours at most.
 */
export async function openSession(
  context: Context,
  ports: SessionPorts,
  customer: CustomerIdentity,
  password: string,
  remembered: boolean,
): Promise<Session> {
  const { sessions } = ports
  const { id, session } = newSession(context, ports, customer, password, remembered)
  const before = await keyOfCookie(context, ports)
  await sessions.create(session.key, session)
  if (before !== undefined) await sessions.end(before)
  await endOldest(sessions, customer.customerId, session.key)
  await handOut(context, ports, id, session)
  return session
}

/**
 * Lets a session go on under a new id. Undefined where it has been ended meanwhile: then nothing begins. A log-out whose
 * request has not heard of the new id ends that one.
 */
export async function renewSession(
  context: Context,
  ports: SessionPorts,
  { key: before, remembered }: Session,
  customer: CustomerIdentity,
  password: string,
): Promise<Session | undefined> {
  const { id, session } = newSession(context, ports, customer, password, remembered)
  await ports.once.set(successorOf(before), session.key, IN_FLIGHT_MS)
  if (!(await ports.sessions.replace(before, session.key, session))) return undefined
  await handOut(context, ports, id, session)
  return session
}

function newSession(
  context: Context,
  { secret, nowMs }: SessionPorts,
  customer: CustomerIdentity,
  password: string,
  remembered: boolean,
): { id: string; session: Session } {
  const id = randomBytes(32).toString('base64url')
  const beganAtMs = nowMs()
  const session: Session = {
    key: keyOf(id),
    customer,
    passwordPrint: passwordPrint(secret, customer.customerId, password),
    remembered,
    device: deviceOf(context.req.header('user-agent') ?? ''),
    beganAtMs,
    seenAtMs: beganAtMs,
  }
  return { id, session }
}

async function handOut(context: Context, { secret }: SessionPorts, id: string, session: Session): Promise<void> {
  const { remembered, beganAtMs } = session
  const { absoluteMs } = LIFETIMES[remembered ? 'remembered' : 'unremembered']
  const sealed = await sealSession(secret, id, beganAtMs, absoluteMs)
  setOwnCookie(context, 'session', sealed, remembered ? absoluteMs / 1000 : undefined)
}

function successorOf(key: string): string {
  return `session-after:${key}`
}

async function endOldest(sessions: SessionStore, customerId: string, newKey: string): Promise<void> {
  const others = (await sessions.list(customerId)).filter(({ key }) => key !== newKey)
  const seenLast = others.toSorted((one, other) => other.record.seenAtMs - one.record.seenAtMs)
  for (const { key } of seenLast.slice(MOST_SESSIONS - 1)) await sessions.end(key)
}

/** The session of a request, or undefined when it has none, or one that is forged, damaged, ended or run out. */
export async function readSession(context: Context, ports: SessionPorts): Promise<Session | undefined> {
  const { sessions, nowMs } = ports
  const key = await keyOfCookie(context, ports)
  const session = key === undefined ? undefined : await livingSession(ports, key)
  if (session === undefined || nowMs() - session.seenAtMs < TOUCH_EVERY_MS) return session
  await sessions.touch(session.key, nowMs())
  return { ...session, seenAtMs: nowMs() }
}

/** Ends the session of a request, also where it has just gone on under a new id, and takes the cookie back. */
export async function endSession(context: Context, ports: SessionPorts): Promise<Session | undefined> {
  const key = await keyOfCookie(context, ports)
  let session: Session | undefined
  if (key !== undefined) {
    session = await endUnder(ports, key)
    const successor = await ports.once.get(successorOf(key))
    if (successor !== undefined) session = (await endUnder(ports, successor)) ?? session
  }
  closeSession(context)
  return session
}

async function endUnder(ports: SessionPorts, key: string): Promise<Session | undefined> {
  const session = await livingSession(ports, key)
  await ports.sessions.end(key)
  return session
}

async function livingSession({ sessions, nowMs }: SessionPorts, key: string): Promise<Session | undefined> {
  const record = await sessions.read(key)
  return record === undefined || endsAtMs(record) <= nowMs() ? undefined : { ...record, key }
}

/** Under which key the session of a request is kept, if it still is, and can be read or not. */
async function keyOfCookie(context: Context, { secret, nowMs }: SessionPorts): Promise<string | undefined> {
  const sealed = readOwnCookie(context, 'session')
  return sealed === undefined ? undefined : openSessionSeal(secret, sealed, nowMs())
}

/** Takes the cookie back. */
export function closeSession(context: Context): void {
  deleteOwnCookie(context, 'session')
}
