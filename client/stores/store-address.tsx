import type { ReactNode } from 'react'
import { FormattedMessage, type IntlShape } from 'react-intl'

import type { Store } from '#shared/stores/store.ts'

import { useAppContext } from '../kit/app-context.ts'
import { cityLine, phoneAddress, phoneText } from '../kit/address-lines.ts'

interface StoreAddressProps {
  store: Store
  /** Keeps the page open while the map is shown. */
  isMapInNewTab?: boolean
  children?: ReactNode
}

/** The address of a store, which leads to a map, and its phone number. */
export function StoreAddress({ store, isMapInNewTab = false, children }: StoreAddressProps) {
  const { country } = useAppContext().site
  return (
    <address>
      <a
        href={mapAddress(store)}
        translate="no"
        {...(isMapInNewTab && { target: '_blank', rel: 'noopener' })}
      >
        {store.address1}
        <br />
        {cityLine(store, country)}
      </a>
      <StorePhone phone={store.phone} />
      {children}
    </address>
  )
}

export function StorePhone({ phone }: Pick<Store, 'phone'>) {
  const { locale, site } = useAppContext()
  if (!phone) return null
  return (
    <a href={phoneAddress(phone, site.country)} translate="no">
      {phoneText(phone, site.country, locale)}
    </a>
  )
}

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

interface HoursTodayProps extends Pick<Store, 'hoursToday'> {
  as?: 'p' | 'span'
}

/** When the store is open today. */
export const HoursToday = ({ hoursToday, as: Tag = 'p' }: HoursTodayProps) =>
  hoursToday && (
    <Tag>
      <FormattedMessage tagName="span" id="stores.hoursToday" values={{ hours: hoursToday }} />
    </Tag>
  )
