import type { DeliveryAddress } from '#shared/auto-refresh/subscriptions.ts'

import { cityLine } from '../../app/city-line.ts'

/** `Ana Ruiz, 12 Mill Lane, Apt 4, Columbus, OH 43215`. */
export function addressText(
  address: Omit<DeliveryAddress, 'address2'> & { address2: string | null },
) {
  const { firstName, lastName, address1, address2, countryCode } = address
  const parts = [
    `${firstName} ${lastName}`,
    address1,
    address2,
    cityLine(address, countryCode === 'CA' ? 'CA' : 'US'),
  ]
  return parts.filter(Boolean).join(', ')
}

/** An address in one line. */
export function AddressLine({ address }: { address: DeliveryAddress }) {
  return <span translate="no">{addressText(address)}</span>
}
