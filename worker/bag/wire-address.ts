import * as v from 'valibot'

import type { Address } from '#shared/checkout/checkout.ts'
import { isRequired } from '#shared/checkout/address.ts'
import { COUNTRIES } from '#shared/fields/country.ts'
import { shownPhone } from '#shared/fields/phone.ts'

import type { WireAddress } from './wire-basket.ts'

const Text = v.optional(v.string(), '')
const Place = v.nullish(v.string(), '')
const Optional = v.pipe(
  v.nullish(v.string(), null),
  v.transform((text) => text || null),
)

/** Without them, nothing can be delivered, as far as the country needs them. */
const PLACE = ['address1', 'city', 'stateCode', 'postalCode'] as const

/** The required and optional fields of an address (spec 1 §5). */
const WholeAddress = v.pipe(
  v.object({
    firstName: Text,
    lastName: Text,
    address1: Place,
    address2: Optional,
    city: Place,
    stateCode: Place,
    postalCode: Place,
    countryCode: v.picklist(COUNTRIES),
    phone: Optional,
  }),
  v.check((address) =>
    PLACE.every((field) => address[field] !== '' || !isRequired(field, address.countryCode)),
  ),
  v.transform(({ phone, ...address }) => ({
    ...address,
    phone: phone && shownPhone(phone, address.countryCode),
  })),
)

/** Null if the address is incomplete. */
export function mapAddress(wire: WireAddress | undefined): Address | null {
  const address = v.safeParse(WholeAddress, wire)
  return address.success ? address.output : null
}

/** The wire format of an address: fields without a value are left out. */
export function wireAddressOf({ address2, phone, stateCode, ...address }: Address): WireAddress {
  return {
    ...address,
    ...(address2 && { address2 }),
    ...(phone && { phone }),
    ...(stateCode && { stateCode }),
  }
}
