import type { Address } from '#shared/checkout/checkout.ts'
import { isState } from '#shared/fields/state-codes.ts'
import { withoutAccents } from '#shared/text/without-accents.ts'

import { placeAtCode } from '../places/postal-places.ts'
import type { PostalPlace } from '../places/geocoding.ts'
import { mapAddress } from '../bag/wire-address.ts'
import type { WireShipment } from '../bag/wire-basket.ts'
import type { Edge } from '../http/edge.ts'

/**
 * The address as its postal code has it, if city, state or province do not fit the code. Null if they do, if the place is
 * unknown, or if the shopper has kept the address as it is.
 */
export async function correctionFor(
  edge: Edge,
  { shippingAddress }: Pick<WireShipment, 'shippingAddress'>,
): Promise<Address | null> {
  const address = mapAddress(shippingAddress)
  if (!address || edge.session.state?.confirmedPlace === placeKeyOf(address)) return null
  return correctionOf(address, await placeAtCode(edge, address.postalCode))
}

/** The place as the shopper has typed it. */
export const placeKeyOf = ({ city, stateCode, postalCode }: Address) =>
  `${city}|${stateCode}|${postalCode}`

export function correctionOf(
  address: Address,
  place: Pick<PostalPlace, 'stateCode' | 'cities'> | null,
): Address | null {
  if (!place) return null
  const { stateCode, cities } = place
  const isKnownState = stateCode !== null && isState(address.countryCode, stateCode)
  const [usual] = cities
  const fits = cities.some((city) => plain(city) === plain(address.city))
  const corrected = {
    ...address,
    ...(isKnownState && { stateCode }),
    ...(usual !== undefined && !fits && { city: usual }),
  }
  return placeKeyOf(corrected) === placeKeyOf(address) ? null : corrected
}

const ABBREVIATIONS: readonly (readonly [RegExp, string])[] = [
  [/\bst\.? /g, 'saint '],
  [/\bste\.? /g, 'sainte '],
  [/\bft\.? /g, 'fort '],
  [/\bmt\.? /g, 'mount '],
]

/** A city's name without what people write in different ways. */
function plain(city: string) {
  const letters = withoutAccents(city).toLowerCase().replaceAll(/[-’']/g, ' ')
  const whole = ABBREVIATIONS.reduce((text, [short, long]) => text.replace(short, long), letters)
  return whole.replaceAll(/[^a-z0-9]/g, '')
}
