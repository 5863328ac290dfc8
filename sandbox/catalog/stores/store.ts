import * as v from 'valibot'

import type { SiteId } from '../../platform/site.ts'

/** A Juniper & Wick store. Its city is real; its address and telephone number are fictional. */
export interface SeedStore {
  id: string
  site: SiteId
  name: string
  address1: string
  city: string
  state: string
  postalCode: string
  latitude: number
  longitude: number
  phone: string
  timeZone: string
  inventoryId: string
  hours: StoreHours
  /** `none`: no pickup at all; `off`: pickup is paused; `zero`: pickup with a purchase limit of 0. */
  pickup: 'on' | 'off' | 'zero' | 'none'
}

export type StoreHours = 'mall' | 'street' | 'late'

const degrees = v.pipe(v.string(), v.transform(Number), v.number())

/** The columns of a table of stores. */
const Row = v.strictTuple([
  v.string(),
  v.string(),
  v.string(),
  v.string(),
  v.string(),
  v.string(),
  v.pipe(
    v.string(),
    v.transform((text) => text.split(' ')),
    v.strictTuple([degrees, degrees]),
  ),
  v.string(),
  v.string(),
  v.picklist(['mall', 'street', 'late']),
  v.picklist(['on', 'off', 'zero', 'none']),
])

/**
 * Reads a table with a line for each store: id, name, address, city, state, postal code, latitude and
 * longitude, telephone, time zone, hours, pickup.
 */
export function parseStores(
  site: SiteId,
  table: string,
  inventoryIds: Readonly<Record<string, string>>,
): SeedStore[] {
  const lines = table.trim().split('\n')
  return lines.map((line) => {
    const cells = line.split('|').map((cell) => cell.trim())
    const [id, name, address1, city, state, postalCode, [latitude, longitude], ...rest] = v.parse(
      Row,
      cells,
    )
    const [phone, timeZone, hours, pickup] = rest
    return {
      id,
      site,
      name,
      address1,
      city,
      state,
      postalCode,
      latitude,
      longitude,
      phone,
      timeZone,
      inventoryId: inventoryIds[id] ?? `invStore${id}`,
      hours,
      pickup,
    }
  })
}

/** Inventory lists of the pickup stores that products name in `storeStock`. */
export const storeInventories = {
  a: 'invStoreA',
  b: 'invStoreB',
  off: 'invStoreOff',
  zero: 'invStoreZero',
} as const

/** The corresponding store in the other country; a product's stock in one applies to both. */
export const canadianInventories = {
  invStoreA: 'invStoreCanadaA',
  invStoreB: 'invStoreCanadaB',
  invStoreOff: 'invStoreCanadaOff',
  invStoreZero: 'invStoreCanadaZero',
} as const
