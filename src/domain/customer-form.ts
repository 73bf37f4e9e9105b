import * as v from 'valibot'
import type { Registration } from './customer.ts'
import { emailAddress } from './email-address.ts'
import { code } from './field-problem.ts'
import { line, nameLine, optionalLine, optionalNameLine } from './form-line.ts'
import { chosen } from './password-form.ts'
import { ungrouped } from './phone-number.ts'
import { RegionFields, regionRule } from './postal-code.ts'
import { profileFrom } from './profile-from.ts'

/** The first is the default (behaviour 3.4). */
export const SALUTATIONS = ['Mr.', 'Mrs.', 'Miss.', 'Ms.', 'M/s.', 'Dr.', 'Prof.', 'Rev.'] as const

const isMobile = (mobile: string) => /^\+\d{10,15}$/.test(ungrouped(mobile))

const PersonFields = {
  firstName: nameLine('first-name-missing'),
  lastName: nameLine('last-name-missing'),
  company: optionalNameLine,
  addressLine1: line('address-line-1-missing'),
  addressLine2: optionalLine,
  city: line('city-missing'),
  ...RegionFields,
  mobile: v.pipe(line('mobile-missing'), v.check(isMobile, code('mobile-invalid'))),
  email: emailAddress(),
}

/** Where things are sent: the address alone, under the names of the API. */
export const ShippingForm = v.pipe(
  v.object({
    addressLine1: PersonFields.addressLine1,
    addressLine2: PersonFields.addressLine2,
    city: PersonFields.city,
    ...RegionFields,
    country: line('country-missing'),
  }),
  regionRule(),
)

/**
 * What Edit profile sends: the sign-up fields without passwords. Fewer of them are required here, so that a
 * record from elsewhere, with another salutation or without a state or a country, can be saved (behaviour 3.6).
 */
export const ProfileForm = v.pipe(
  v.object({ salutation: optionalLine, ...PersonFields, country: optionalLine }),
  regionRule({ stateOptional: true }),
)
export type ProfileForm = v.InferOutput<typeof ProfileForm>

/** What Sign Up sends (behaviour 3.5). */
export const RegistrationForm = v.pipe(
  v.object({
    salutation: v.picklist(SALUTATIONS),
    ...PersonFields,
    country: line('country-missing'),
    password: v.pipe(v.optional(v.string(), ''), v.nonEmpty(code('password-missing')), ...chosen('password-too-short')),
    confirmPassword: v.optional(v.string(), ''),
  }),
  regionRule(),
  v.forward(
    v.partialCheck(
      [['password'], ['confirmPassword']],
      (form) => form.password === form.confirmPassword,
      code('passwords-differ'),
    ),
    ['confirmPassword'],
  ),
  v.forward(
    v.partialCheck([['confirmPassword']], (form) => form.confirmPassword !== '', code('confirmation-missing')),
    ['confirmPassword'],
  ),
)
export type RegistrationForm = v.InferOutput<typeof RegistrationForm>

/** The registration that a sound form stands for. */
export function registrationFrom(form: RegistrationForm): Registration {
  return { ...profileFrom(form), password: form.password }
}
