import { formatPostalCode } from '#shared/checkout/postal-code.ts'
import type { Catalog } from '#shared/contract/catalog.ts'

import type { Cache } from '../cache/cache.ts'
import * as definitions from '../cache/manifest.ts'
import { searchStores } from '../commerce/stores.ts'
import type { Clock } from '../clock.ts'
import type { Geocoding } from '../services/geocoding.ts'
import { preferencesRead } from './content-readers.ts'
import { mapStore, storeToday } from './map-store.ts'
import type { ReaderSources } from './reader-sources.ts'
import { valueOr } from './value-or.ts'

interface StoreSources extends ReaderSources {
  now: Clock
  openGeocoding: () => Geocoding
  /** Reads through it do not count for the age of a page: a postal code stays where it is. */
  lasting: Pick<Cache, 'read'>
  /** Called when a result is poorer than it should be. */
  onIncomplete: () => void
}

/** The part of a ZIP+4 that is enough for a radius of 50 miles, and of which there are only 100,000. */
const ZIP_LENGTH = 5

/** Searches for stores by postal code. */
export function storeReaders(sources: StoreSources): Pick<Catalog, 'getStores'> {
  const { cache, commerce, lasting, mapper, now, onIncomplete, openGeocoding } = sources
  const { site, locale } = mapper
  const { country } = site

  /** Null also if the maps service fails (spec 3 §9), which the load has logged. */
  async function locate(postalCode: string) {
    try {
      const { value } = await lasting.read(definitions.postalCodes, {
        key: [site.id, postalCode],
        load: (signal) => openGeocoding().locate({ postalCode, country }, signal),
      })
      return value
    } catch {
      onIncomplete()
      return null
    }
  }

  /** Stores are found without preferences, too. */
  const readPreferences = async () =>
    cache.read(definitions.preferences, preferencesRead(sources)).catch(() => null)

  return {
    async getStores(typed) {
      const postalCode = formatPostalCode(typed, country)
      if (postalCode === null) return { postalCode, stores: [] }
      const area = country === 'US' ? postalCode.slice(0, ZIP_LENGTH) : postalCode
      const [point, preferences] = await Promise.all([locate(area), readPreferences()])
      if (point === null) return { postalCode, stores: [] }

      const unit = preferences?.value.storeLookupUnit ?? 'mi'
      const showsHours = preferences?.value.showStoreHoursBOPIS ?? true
      const reading = cache.read(definitions.stores, {
        key: [site.id, locale, unit, area],
        async load(signal) {
          const found = await searchStores(commerce, { ...point, unit }, signal)
          return found.flatMap((store) => mapStore(store, unit))
        },
      })
      const found = await valueOr(reading, () => [])
      const moment = { now: now(), locale }
      return { postalCode, stores: found.map((store) => storeToday(store, moment, showsHours)) }
    },
  }
}
