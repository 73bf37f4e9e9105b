import * as v from 'valibot'
import type { Registration } from './customer.ts'
import { emailAddress } from './email-address.ts'
import { isName, isOneLine } from './one-line.ts'
import { RegionFields, regionRule } from './postal-code.ts'

/** The first is the default (behaviour 3.4). */
export const SALUTATIONS = ['Mr.', 'Mrs.', 'Miss.', 'Ms.', 'M/s.', 'Dr.', 'Prof.', 'Rev.'] as const

/** Behaviour 3.5. */
export const LEAST_PASSWORD_LENGTH = 6

const LONGEST_FIELD = 120
const LONGEST_PASSWORD = 200

const line = [
  v.maxLength<string, number, string>(LONGEST_FIELD, 'This is too long'),
  v.check<string, string>(isOneLine, 'Please use one line only'),
] as const

const field = (missing: string) => v.pipe(v.optional(v.string(), ''), v.trim(), v.nonEmpty(missing), ...line)

const name = (missing: string) => v.pipe(field(missing), v.check(isName, 'Please leave out < and >'))

const optional = v.pipe(v.optional(v.string(), ''), v.trim(), ...line)

const PersonFields = {
  firstName: name('First name is required'),
  lastName: name('Last name is required'),
  addressLine1: field('Address Line 1 is required'),
  addressLine2: optional,
  city: field('City is required'),
  ...RegionFields,
  mobile: v.pipe(
    field('Mobile number is required'),
    v.regex(/^\+\d{10,15}$/, 'Mobile number must start with "+" and be between 10 to 15 digits long.'),
  ),
  email: emailAddress(),
}

/** Where things are sent: the address alone, under the names of the API. */
export const ShippingForm = v.pipe(
  v.object({
    addressLine1: PersonFields.addressLine1,
    addressLine2: PersonFields.addressLine2,
    city: PersonFields.city,
    ...RegionFields,
    country: field('Country is required'),
  }),
  regionRule(),
)

const password = v.pipe(
  v.optional(v.string(), ''),
  v.nonEmpty('Password is required'),
  v.minLength(LEAST_PASSWORD_LENGTH, 'Password must be at least 6 characters'),
  v.maxLength(LONGEST_PASSWORD, 'Password is too long'),
  v.check((text) => text.isWellFormed(), 'Please leave out characters that cannot be read.'),
)

/**
 * What Edit profile sends: the sign-up fields without passwords. Fewer of them are required here, so that a
 * record from elsewhere, with another salutation or without a state or a country, can be saved (behaviour 3.6).
 */
export const ProfileForm = v.pipe(
  v.object({ salutation: optional, ...PersonFields, country: optional }),
  regionRule({ stateOptional: true }),
)
export type ProfileForm = v.InferOutput<typeof ProfileForm>

/** What Sign Up sends (behaviour 3.5). */
export const RegistrationForm = v.pipe(
  v.object({
    salutation: v.picklist(SALUTATIONS),
    ...PersonFields,
    country: field('Country is required'),
    password,
    confirmPassword: v.optional(v.string(), ''),
  }),
  regionRule(),
  v.forward(
    v.partialCheck(
      [['password'], ['confirmPassword']],
      (form) => form.password === form.confirmPassword,
      'Passwords do not match',
    ),
    ['confirmPassword'],
  ),
)
export type RegistrationForm = v.InferOutput<typeof RegistrationForm>

/** The problem of each field that has one, by the field's name; empty when the form is sound. */
export function problemsOf<T>(form: v.GenericSchema<unknown, T>, values: unknown): Record<string, string> {
  const result = v.safeParse(form, values)
  if (result.success) return {}
  const problems = result.issues.map((issue) => [v.getDotPath(issue) ?? '', issue.message])
  return Object.fromEntries(problems.toReversed())
}

/** The registration that a sound form stands for. */
export function registrationFrom(form: RegistrationForm): Registration {
  return { ...profileFrom(form), password: form.password }
}

/** The profile that a sound form stands for. */
export function profileFrom(form: ProfileForm): Omit<Registration, 'password'> {
  const { salutation, firstName, lastName, mobile, email } = form
  const { addressLine1, addressLine2, city, state, postalCode, country } = form
  return {
    salutation,
    firstName,
    lastName,
    mobile,
    email,
    address: { addressLine1, addressLine2, city, state, postalCode, country },
  }
}
