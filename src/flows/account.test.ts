import { describe, expect, test } from 'vitest'
import type { Customer } from '#domain/customer.ts'
import type { CustomerAccount } from '#store-api/customer-calls.ts'
import { type CustomerChange, changePassword, register, saveProfile, saveShippingAddress } from './account.ts'
import { sendNotice } from './account-notice.ts'
import { logIn } from './log-in.ts'
import { type Mail, MailError } from './mailer.ts'

const ADDRESS = {
  addressLine1: '1 Mat Street',
  addressLine2: '',
  city: 'Brisbane',
  state: 'Queensland',
  postalCode: '4000',
  country: 'Australia',
}
const PROFILE = {
  salutation: 'Dr.',
  firstName: 'Ada',
  lastName: 'Byron',
  company: '',
  email: 'ada@example.com',
  mobile: '+61755500148',
  address: ADDRESS,
}
const { address, ...PERSON } = PROFILE
const CUSTOMER: Customer = {
  ...PERSON,
  customerId: 'ada',
  billingAddress: address,
  shippingAddress: { ...ADDRESS, attentionTo: 'Yard' },
  displayName: '',
  displayAddress: '',
}
const ACCOUNT: CustomerAccount = { customer: CUSTOMER, password: 'coir-and-rubber', active: true }
const samePassword = (given: string, stored: string) => given === stored

/** A change of Ada, after which the store shows this; what was written. */
function open(after: Partial<Customer> = {}, password = ACCOUNT.password) {
  const written: unknown[][] = []
  const change: CustomerChange = {
    store: {
      customer: async () => ({ ...ACCOUNT, customer: { ...CUSTOMER, ...after }, password }),
      async saveProfile(customerId, profile, sending) {
        await sending?.()
        written.push([customerId, profile])
      },
      saveShippingAddress: async (...call) => void written.push(call),
      changePassword: async (...call) => void written.push(call),
    },
    turn: { sending: async () => undefined, settled: async () => undefined },
    account: ACCOUNT,
  }
  return { change, written }
}

describe('a profile', () => {
  test('that stands already, but for white space, is not written', async () => {
    const { change, written } = open()
    const spaced = { ...PROFILE, lastName: ' Byron ', address: { ...ADDRESS, city: ' Brisbane' } }
    expect(await saveProfile(change, samePassword, spaced, '')).toEqual({ status: 'saved' })
    expect(written).toEqual([])
  })

  test.for(['salutation', 'firstName', 'lastName', 'company', 'mobile'] as const)(
    'is saved once the store shows its %s, and not confirmed before',
    async (field) => {
      const profile = { ...PROFILE, [field]: 'new' }
      const saved = open({ [field]: 'new' })
      expect(await saveProfile(saved.change, samePassword, profile, '')).toEqual({ status: 'saved' })
      expect(saved.written).toEqual([['ada', profile]])
      expect(await saveProfile(open().change, samePassword, profile, '')).toEqual({ status: 'unconfirmed' })
    },
  )

  test('is not saved while the store shows another address, or only the address', async () => {
    const moved = { ...PROFILE, address: { ...ADDRESS, city: 'Perth' } }
    expect(await saveProfile(open().change, samePassword, moved, '')).toEqual({ status: 'unconfirmed' })
    const both = { ...moved, lastName: 'King' }
    const half = open({ billingAddress: moved.address })
    expect(await saveProfile(half.change, samePassword, both, '')).toEqual({ status: 'unconfirmed' })
  })

  test('with another address of mail needs the password, and tells the former one', async () => {
    const profile = { ...PROFILE, email: 'new@example.com' }
    const { change, written } = open({ email: 'new@example.com' })
    expect(await saveProfile(change, samePassword, profile, 'guess')).toEqual({ status: 'current-wrong' })
    expect(written).toEqual([])
    const saved = { status: 'saved', newEmail: 'new@example.com' }
    expect(await saveProfile(change, samePassword, profile, ACCOUNT.password)).toEqual(saved)
  })

  test('with another address of mail is saved by a store that keeps no capitals', async () => {
    const profile = { ...PROFILE, email: 'Ada.Lovelace@Example.com' }
    const email = 'ada.lovelace@example.com'
    const outcome = await saveProfile(open({ email }).change, samePassword, profile, ACCOUNT.password)
    expect(outcome).toEqual({ status: 'saved', newEmail: email })
  })

  test('with other capitals in its address of mail is sent without a password, and the address is the same', async () => {
    const profile = { ...PROFILE, email: 'Ada@Example.com' }
    for (const email of ['ada@example.com', 'Ada@Example.com']) {
      const { change, written } = open({ email })
      expect(await saveProfile(change, samePassword, profile, '')).toEqual({ status: 'saved' })
      expect(written).toEqual([['ada', profile]])
    }
  })

  test('that is not confirmed tells of another address of mail all the same', async () => {
    const profile = { ...PROFILE, company: 'Byron & Co', email: 'new@example.com' }
    for (const [email, told] of [
      ['new@example.com', { newEmail: 'new@example.com' }],
      ['new@example.c', { newEmail: 'new@example.c' }],
      ['ada@example.com', {}],
    ] as const) {
      const outcome = await saveProfile(open({ email }).change, samePassword, profile, ACCOUNT.password)
      expect(outcome).toEqual({ status: 'unconfirmed', ...told })
    }
  })
})

test('where things are sent is saved once the store shows all of it, and whom they go to stays as it is there', async () => {
  const wanted = { ...ADDRESS, city: 'Perth' }
  const { change, written } = open({ shippingAddress: { ...wanted, attentionTo: 'Yard' } })
  expect(await saveShippingAddress(change, { ...wanted, ...{ attentionTo: 'Eve' } })).toEqual({ status: 'saved' })
  expect(written).toEqual([['ada', { ...wanted, attentionTo: 'Yard' }]])
  const half = { ...ADDRESS, attentionTo: 'Yard' }
  expect(await saveShippingAddress(open({ shippingAddress: half }).change, wanted)).toEqual({ status: 'unconfirmed' })
})

test('a password is changed by whoever knows the one before, to one that is not guessed at once', async () => {
  const check = async (password: string) => (password === 'password' ? ('common' as const) : undefined)
  const { change, written } = open({}, 'felt-and-fibre')
  const next = 'felt-and-fibre'
  expect(await changePassword(change, samePassword, check, 'guess', next)).toEqual({ status: 'current-wrong' })
  const guessable = { status: 'guessable', why: 'common' }
  expect(await changePassword(change, samePassword, check, ACCOUNT.password, 'password')).toEqual(guessable)
  expect(written).toEqual([])
  expect(await changePassword(change, samePassword, check, ACCOUNT.password, next)).toEqual({ status: 'changed' })
  expect(written).toEqual([['ada', next]])
  const unseen = await changePassword(open().change, samePassword, check, ACCOUNT.password, next)
  expect(unseen).toEqual({ status: 'unconfirmed' })
})

test('a person becomes a customer now, but not with a password that is guessed at once', async () => {
  const registered: unknown[][] = []
  const store = {
    async register(...call: unknown[]) {
      registered.push(call)
      return { status: 'refused', message: 'Closed' } as const
    },
  }
  const person = { ...PROFILE, password: 'felt-and-fibre' }
  const checked: unknown[] = []
  const check = (why: 'common' | undefined) => async (password: string, about: object) => {
    checked.push([password, about])
    return why
  }
  expect(await register(store, check('common'), person, 0)).toEqual({ status: 'guessable', why: 'common' })
  expect(registered).toEqual([])
  expect(await register(store, check(undefined), person, 1_500)).toEqual({ status: 'refused', message: 'Closed' })
  expect(registered).toEqual([[person, '1970-01-01T00:00:01.500Z']])
  expect(checked[0]).toEqual(['felt-and-fibre', person])
})

describe('logging in', () => {
  const at = (account: CustomerAccount | undefined) => {
    const asked: string[] = []
    const store = {
      async customerByEmail(email: string) {
        asked.push(email)
        return account
      },
    }
    return { asked, as: (password: string) => logIn(store, samePassword, ' ada@example.com ', password) }
  }

  test('takes the password of the account that is asked for', async () => {
    const { asked, as } = at(ACCOUNT)
    expect(await as(ACCOUNT.password)).toEqual({ status: 'logged-in', customer: CUSTOMER, password: ACCOUNT.password })
    expect(await as('guess')).toEqual({ status: 'wrong-password' })
    expect(asked[0]).toBe('ada@example.com')
    expect(await at(undefined).as('guess')).toEqual({ status: 'email-not-found' })
  })

  test('takes no empty password, and tells of a closed account only whoever knows its password', async () => {
    expect(await at({ ...ACCOUNT, password: '' }).as('')).toEqual({ status: 'wrong-password' })
    const closed = at({ ...ACCOUNT, active: false })
    expect(await closed.as('guess')).toEqual({ status: 'wrong-password' })
    expect(await closed.as(ACCOUNT.password)).toEqual({ status: 'not-active' })
  })
})

describe('what happened to an account is told', () => {
  const shop = { origin: 'https://shop.example', name: 'Hoof & Husk' }

  test('to its owner, with where to write to', async () => {
    const mails: Mail[] = []
    const mailer = { send: async (mail: Mail) => void mails.push(mail) }
    await sendNotice({ mailer, shop }, { ...CUSTOMER, lastName: '' }, 'password-changed', () => undefined)
    expect(mails).toEqual([
      {
        kind: 'notice',
        fields: {
          to_name: 'Ada',
          to_email: 'ada@example.com',
          subject: 'Your password was changed',
          message:
            'The password of your account was changed.\n\nIf that was not you, write to us at once: https://shop.example/contact-us',
          from_name: 'Hoof & Husk',
        },
      },
    ])
  })

  test('or somebody hears that it could not be; a fault of ours is one', async () => {
    const failed: MailError[] = []
    const send = (error: Error) => {
      const mailer = { send: () => Promise.reject(error) }
      return sendNotice({ mailer, shop }, CUSTOMER, 'email-changed', (problem) => failed.push(problem))
    }
    const refused = new MailError('No mail was taken.')
    await send(refused)
    expect([failed, refused.name, refused.taken]).toEqual([[refused], 'MailError', 'unknown'])
    const fault = new TypeError('A fault of ours')
    await expect(send(fault)).rejects.toBe(fault)
  })
})
