import type { DeliveryAddress } from '#shared/contract/subscriptions.ts'

/** An address in one line. */
export function AddressLine({ address }: { address: DeliveryAddress }) {
  const { firstName, lastName, address1, city, stateCode, postalCode } = address
  return (
    <span translate="no">
      {firstName} {lastName}, {address1}, {city} {stateCode} {postalCode}
    </span>
  )
}
