import { atom } from 'nanostores'
import { BackendError } from '#client/call-gateway.ts'
import { refusalSentence } from '#client/refusal-sentence.ts'
import type { Customer, ShippingAddress } from '#domain/customer.ts'
import type { ProfileForm } from '#domain/customer-form.ts'
import type { FieldProblem } from '#domain/field-problem.ts'
import { guessableProblems } from '#domain/guessable-password.ts'
import { profileFrom } from '#domain/profile-from.ts'
import * as words from '#words/account.ts'
import { customerDraft } from './customer-draft.ts'
import { noteWhose } from './forget-in-tab.ts'
import { goAfter } from './go-after-toast.ts'
import { keepSession } from './keep-session.ts'
import { asCustomer } from './require-log-in.ts'
import { $session } from './session.ts'
import { showToast } from './toasts.ts'

/** Behaviour 5.4. */
export const ACCOUNT_TOAST_MS = 2_000

/** `sentence` is for the page, as plain text. */
export type CustomerState =
  | { status: 'loading' }
  | { status: 'ready'; customer: Customer }
  | { status: 'failed'; sentence: string }

/** The customer who is logged in, as the store knows it. */
export const $customer = atom<CustomerState>({ status: 'loading' })

export const profileDraft = customerDraft('profile')
export const shippingDraft = customerDraft('shipping')

/** Reads the customer; the state says how it went. */
export async function loadCustomer(): Promise<void> {
  $customer.set({ status: 'loading' })
  try {
    const customer = await asCustomer((account) => account.customer())
    nameWhoIsLoggedIn(customer)
    $customer.set({ status: 'ready', customer })
  } catch (error) {
    $customer.set({ status: 'failed', sentence: fetchProblem(error) })
  }
}

/** In another tab somebody else may have logged in. Who has logged out here meanwhile stays logged out. */
function nameWhoIsLoggedIn({ customerId, firstName, lastName, email }: Customer): void {
  const before = $session.get()
  if (before !== undefined && before.customerId !== customerId) {
    keepSession({ customerId, firstName, lastName, email }, isRemembered())
  }
}

export type SaveOutcome = { status: 'saved' } | { status: 'failed'; sentence: string }

/** Saves the profile and says so; whoever shows the customer, and the header, show what was saved. */
export async function saveProfile(
  customerId: string,
  form: ProfileForm,
  currentPassword: string,
): Promise<SaveOutcome | { status: 'current-wrong' }> {
  const isStillTheirs = noteWhose()
  try {
    const { status } = await asCustomer((account) => account.saveProfile(customerId, form, currentPassword))
    if (status === 'current-wrong') return { status }
  } catch (error) {
    showToast(words.profileNotSaved, { kind: 'problem', durationMs: ACCOUNT_TOAST_MS })
    return { status: 'failed', sentence: sentenceOf(error, words.typedIsKept) }
  }
  profileDraft.forget()
  const { address, ...person } = profileFrom(form)
  showSaved({ ...person, billingAddress: address })
  const { firstName, lastName, email } = form
  // Who has logged out meanwhile stays so.
  if (isStillTheirs()) keepSession({ customerId, firstName, lastName, email }, isRemembered())
  showToast(words.profileSaved, { durationMs: ACCOUNT_TOAST_MS })
  return { status: 'saved' }
}

/** Saves where things are sent to; the address is shown at once. */
export async function saveShippingAddress(customerId: string, address: ShippingAddress): Promise<SaveOutcome> {
  try {
    await asCustomer((account) => account.saveShippingAddress(customerId, address))
  } catch (error) {
    const sentence = sentenceOf(error, words.typedIsKept)
    return { status: 'failed', sentence: `${words.addressNotSaved} ${sentence}` }
  }
  shippingDraft.forget()
  showSaved({ shippingAddress: address })
  showToast(words.shippingAddressSaved, { durationMs: ACCOUNT_TOAST_MS })
  return { status: 'saved' }
}

export type PasswordOutcome =
  | { status: 'changed' }
  | { status: 'wrong'; field: 'current' | 'next'; problem: FieldProblem }
  | { status: 'failed'; sentence: string }

/** Changes the password and says how it went; after a change the page is loaded again. */
export async function changePassword(current: string, next: string): Promise<PasswordOutcome> {
  try {
    const answer = await asCustomer((account) => account.changePassword(current, next))
    if (answer.status !== 'changed') {
      showToast(words.passwordInvalid, { kind: 'problem', durationMs: ACCOUNT_TOAST_MS })
      return answer.status === 'guessable'
        ? { status: 'wrong', field: 'next', problem: guessableProblems[answer.why] }
        : { status: 'wrong', field: 'current', problem: 'current-password-wrong' }
    }
  } catch (error) {
    showToast(words.passwordNotChanged, { kind: 'problem', durationMs: ACCOUNT_TOAST_MS })
    const sentence = sentenceOf(error, '')
    return { status: 'failed', sentence: `${words.passwordNotChanged} ${sentence}`.trim() }
  }
  showToast(words.passwordChanged, { durationMs: ACCOUNT_TOAST_MS })
  await goAfter(ACCOUNT_TOAST_MS, () => location.reload())
  return { status: 'changed' }
}

function showSaved(saved: Partial<Customer>): void {
  const state = $customer.get()
  if (state.status === 'ready') $customer.set({ status: 'ready', customer: { ...state.customer, ...saved } })
}

/** What the shop itself says, where it is for the customer. */
function sentenceOf(error: unknown, otherwise: string): string {
  return error instanceof BackendError ? refusalSentence(error) : otherwise
}

function fetchProblem(error: unknown): string {
  const said = error instanceof BackendError && error.status > 0 ? refusalSentence(error) : ''
  return said === '' ? words.fetchFailed : `${words.notFetched} ${said}`
}

function isRemembered(): boolean {
  return document.cookie.split('; ').some((pair) => pair.startsWith('customerId='))
}
