import { type Customer, NO_ADDRESS } from './customer.ts'

/** Ada Byron, of whom the store knows no more than name and e-mail, but for what is given. */
export function someCustomer(changes: Partial<Customer> = {}): Customer {
  return {
    customerId: 'ada',
    salutation: '',
    firstName: 'Ada',
    lastName: 'Byron',
    company: '',
    email: 'ada@example.com',
    mobile: '',
    billingAddress: NO_ADDRESS,
    shippingAddress: { ...NO_ADDRESS, attentionTo: '' },
    displayName: '',
    displayAddress: '',
    ...changes,
  }
}
