import type { Address } from '#domain/customer.ts'
import { ownDirection } from '#own-direction.ts'

/** An address as it is written on a parcel, with the phone before the country where there is one. */
export function AddressLines({ address, name = '', phone = '' }: { address: Address; name?: string; phone?: string }) {
  const { addressLine1, addressLine2, city, state, postalCode, country } = address
  const place = [city, state, postalCode].filter(Boolean).join(', ')
  const lines = Object.entries({ name, addressLine1, addressLine2, place, phone, country })
  return (
    <address>
      {lines
        .filter(([, text]) => text !== '')
        .map(([part, text]) => (
          <p key={part} dir={ownDirection}>
            {text}
          </p>
        ))}
    </address>
  )
}
