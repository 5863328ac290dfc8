import type { DeliveryAddress } from '#shared/contract/subscriptions.ts'

/** `Ana Ruiz, 12 Mill Lane, Apt 4, Columbus OH 43215`. */
export function addressText(
  address: Omit<DeliveryAddress, 'address2'> & { address2: string | null },
) {
  const { firstName, lastName, address1, address2, city, stateCode, postalCode } = address
  const parts = [
    `${firstName} ${lastName}`,
    address1,
    address2,
    `${city} ${stateCode} ${postalCode}`,
  ]
  return parts.filter(Boolean).join(', ')
}

/** An address in one line. */
export function AddressLine({ address }: { address: DeliveryAddress }) {
  return <span translate="no">{addressText(address)}</span>
}
