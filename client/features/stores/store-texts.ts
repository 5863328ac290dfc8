import type { IntlShape } from 'react-intl'

import type { Store } from '#shared/stores/store.ts'

const UNIT_NAMES = { mi: 'mile', km: 'kilometer' } as const

/** Such as `0.7 mi` and `0,7 km`. */
export const distanceText = (
  intl: Pick<IntlShape, 'formatNumber'>,
  { distance, unit }: Pick<Store, 'distance' | 'unit'>,
) =>
  intl.formatNumber(distance, {
    style: 'unit',
    unit: UNIT_NAMES[unit],
    unitDisplay: 'short',
    maximumFractionDigits: 1,
  })

type PlaceOfStore = Pick<Store, 'name' | 'address1' | 'city' | 'stateCode' | 'postalCode'>

/** How near the map is (spec 3 §9.9). */
const ZOOM = '15'

/** The store's address on a maps page. */
export function mapAddress({ name, address1, city, stateCode, postalCode }: PlaceOfStore) {
  const q = [name, address1, city, `${stateCode} ${postalCode}`].join(', ')
  return `https://www.google.com/maps?${new URLSearchParams({ q, z: ZOOM })}`
}

/** Numbers of both countries have ten digits, and are written without their country code or with it. */
export function phoneAddress(phone: string) {
  const digits = phone.replace(/\D/g, '')
  return `tel:+${digits.length === 10 ? '1' : ''}${digits}`
}
