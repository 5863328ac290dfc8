import type { DeliveryAddress } from '#shared/contract/subscriptions.ts'

/** An address in one line. */
export function AddressLine({ address }: { address: DeliveryAddress }) {
  const { firstName, lastName, address1, city, stateCode, postalCode } = address
  const place = `${city} ${stateCode} ${postalCode}`
  const line = [`${firstName} ${lastName}`, address1, place].join(', ')
  return <span translate="no">{line}</span>
}
