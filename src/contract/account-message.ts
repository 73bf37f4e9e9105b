import * as v from 'valibot'
import type { Customer } from '#domain/customer.ts'
import { ProfileForm, RegistrationForm, ShippingForm } from '#domain/customer-form.ts'
import { emailAddress } from '#domain/email-address.ts'
import { isName } from '#domain/one-line.ts'
import type { Order, OrderLine } from '#domain/order.ts'
import { regionRule } from '#domain/postal-code.ts'

const email = emailAddress()
const password = v.pipe(v.string(), v.nonEmpty(), v.maxLength(200))
const newPassword = v.pipe(
  password,
  v.minLength(6),
  v.check((text) => text.isWellFormed()),
)

/** `POST /api/session` */
export const LogInRequest = v.strictObject({ email, password, remember: v.boolean() })
export type LogInRequest = v.InferOutput<typeof LogInRequest>

/** `POST /api/customers` */
export const RegisterRequest = v.strictObject({
  form: v.pipe(
    v.custom<object>((form) => typeof form === 'object' && form !== null),
    v.check((form) => Object.keys(form).every((name) => Object.hasOwn(RegistrationForm.entries, name)), 'is not known'),
    RegistrationForm,
  ),
  remember: v.boolean(),
})

/** `PUT /api/account/profile`; another e-mail needs the current password. */
export const ProfileRequest = v.pipe(
  v.strictObject({
    ...ProfileForm.entries,
    currentPassword: v.optional(v.pipe(v.string(), v.maxLength(200)), ''),
  }),
  regionRule({ stateOptional: true }),
)

/** `PUT /api/account/shipping-address` */
export const ShippingAddressRequest = v.pipe(
  v.strictObject({
    attentionTo: v.pipe(v.string(), v.trim(), v.maxLength(120), v.check(isName)),
    ...ShippingForm.entries,
  }),
  regionRule(),
)

/** `PUT /api/account/password` */
export const PasswordRequest = v.strictObject({ current: password, next: newPassword })

/** `POST /api/password-resets` */
export const ResetRequest = v.strictObject({ email })

const mac = v.pipe(v.string(), v.maxLength(100))

/** `POST /api/password-resets/{tokenId}` */
export const CheckResetRequest = v.strictObject({ mac })

/** `PUT /api/password-resets/{tokenId}` */
export const ResetPasswordRequest = v.strictObject({ mac, password: newPassword })

/** The four values that a browser keeps of who is logged in; they draw the header and prove nothing. */
export const SessionMessage = v.object({
  customerId: v.string(),
  firstName: v.string(),
  lastName: v.string(),
  email: v.string(),
})
export type SessionMessage = v.InferOutput<typeof SessionMessage>

/** `GET /api/account/sessions`: where the customer is logged in, this session first, then the last seen. */
export const SessionsMessage = v.object({
  sessions: v.array(v.object({ id: v.string(), device: v.string(), seenAtMs: v.number(), current: v.boolean() })),
})

const Address = {
  addressLine1: v.string(),
  addressLine2: v.string(),
  city: v.string(),
  state: v.string(),
  postalCode: v.string(),
  country: v.string(),
}

/** A customer between gateway and browser: never with a password. */
export const CustomerMessage: v.GenericSchema<unknown, Customer> = v.object({
  customerId: v.string(),
  salutation: v.string(),
  firstName: v.string(),
  lastName: v.string(),
  email: v.string(),
  mobile: v.string(),
  billingAddress: v.object(Address),
  shippingAddress: v.object({ ...Address, attentionTo: v.string() }),
  displayName: v.string(),
  displayAddress: v.string(),
})

const StatusMessage = v.object({ text: v.string(), tone: v.picklist(['success', 'warning']) })

export const OrderMessage: v.GenericSchema<unknown, Order> = v.object({
  orderId: v.string(),
  displayAddress: v.string(),
  displayDate: v.string(),
  displayTotal: v.string(),
  status: StatusMessage,
  paidStatus: StatusMessage,
})

export const OrderLineMessage: v.GenericSchema<unknown, OrderLine> = v.object({
  orderLineId: v.string(),
  itemId: v.string(),
  name: v.string(),
  quantity: v.number(),
  displayPrice: v.string(),
  displayDiscount: v.string(),
  displayTotal: v.string(),
})

export const OrdersMessage = v.object({ orders: v.array(OrderMessage) })
export const OrderDetailsMessage = v.object({ order: OrderMessage, lines: v.array(OrderLineMessage) })
