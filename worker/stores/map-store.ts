import type { Country } from '#shared/fields/country.ts'
import { shownPhone } from '#shared/fields/phone.ts'
import { ProblemError } from '#shared/http/problem.ts'
import type { DistanceUnit, Store } from '#shared/stores/store.ts'

import type { StoredPickupStore, StoredStore } from './cache.ts'
import { inventoryListOf, type WirePickupStore, type WireStore } from './upstream.ts'
import { plainText, textLines } from '../markup/content-mapper.ts'

/** A week has fewer lines than this, also with notes. */
const MAX_LINES = 14

interface MapStore {
  country: Country
  unit: DistanceUnit
  /** Whether it has the product of the search. Null if that is unknown, or if there is none. */
  hasProduct: boolean | null
}

/** A store of a search, with its distance. Empty if it has no name. */
export function mapStore(wire: WireStore, { country, unit, hasProduct }: MapStore): StoredStore[] {
  const place = placeOf(wire, country)
  if (!place) return []
  const { distance } = wire
  return [{ ...place, distance, unit, hasProduct }]
}

/** A store to pick up at, with the most that one order may take there. @throws {ProblemError} `unavailable` without a name */
export function mapPickupStore(wire: WirePickupStore, country: Country): StoredPickupStore {
  const place = placeOf(wire, country)
  if (!place) throw new ProblemError('unavailable', { cause: 'a store without a name' })
  return {
    ...place,
    pickupLimit: wire.c_bopis_purchase_limit ?? null,
    inventoryListId: inventoryListOf(wire),
  }
}

/** Null without a name. */
function placeOf(wire: Omit<WireStore, 'distance'>, country: Country) {
  const name = plainText(wire.name)
  if (name === null) return null
  const { id, phone, storeHours, c_timeZone, c_turnBopisStoreOff } = wire
  return {
    id,
    name,
    address1: plainText(wire.address1) ?? '',
    city: plainText(wire.city) ?? '',
    stateCode: plainText(wire.stateCode) ?? '',
    postalCode: plainText(wire.postalCode) ?? '',
    phone: shownPhone(plainText(phone) ?? '', country) || null,
    takesPickup: !c_turnBopisStoreOff,
    hours: textLines(storeHours).slice(0, MAX_LINES),
    timeZone: c_timeZone ?? null,
  }
}

interface Moment {
  /** Milliseconds since the epoch. */
  now: number
  locale: string
}

/** The store with the hours of the day that it is there, or else of every day. */
export function storeToday(
  { hours, timeZone, ...store }: StoredStore,
  moment: Moment,
  showsHours: boolean,
): Store {
  const hoursToday = showsHours ? hoursOfToday(hours, timeZone, moment) : null
  return { ...store, hours: showsHours && hoursToday === null ? hours : [], hoursToday }
}

/** The same for a store of an order, with the hours of every day. */
export function pickupStoreToday(
  { timeZone, ...store }: StoredPickupStore,
  moment: Moment,
  showsHours: boolean,
) {
  return {
    ...store,
    hours: showsHours ? store.hours : [],
    hoursToday: showsHours ? hoursOfToday(store.hours, timeZone, moment) : null,
  }
}

/** The three letters that the day's line begins with, in the locale or in English (spec 1 §9). */
function hoursOfToday(hours: readonly string[], timeZone: string | null, { now, locale }: Moment) {
  for (const language of [locale, 'en']) {
    const day = shortDay(now, timeZone, language)
    const line = day && hours.find((each) => each.toLowerCase().startsWith(day))
    if (line) return line.replace(/^\p{L}+\.?\s*:?\s*/u, '') || null
  }
  return null
}

/** Null if the time zone is unknown, because the day may then be another one. */
function shortDay(now: number, timeZone: string | null, language: string) {
  if (timeZone === null) return null
  try {
    const format = new Intl.DateTimeFormat(language, { weekday: 'short', timeZone })
    return format.format(now).slice(0, 3).toLowerCase()
  } catch {
    return null
  }
}
