import { formatPostalCode, postalArea } from '#shared/fields/postal-code.ts'
import type { ProductId } from '#shared/product/product.ts'
import type { Store, StoreSearchResult } from '#shared/stores/store.ts'

import * as definitions from '../cache/manifest.ts'
import { postalCodes, stores as storesNearby } from '../cache/store-entries.ts'
import { searchStores } from '../commerce/stores.ts'
import type { Clock } from '../clock.ts'
import type { Geocoding, Point, PostalPlace } from '../services/geocoding.ts'
import { preferencesRead } from './content-readers.ts'
import { mapStore, storeToday } from './map-store.ts'
import type { ReaderSources } from './reader-sources.ts'
import { valueOr } from './value-or.ts'

export interface StoreSources extends ReaderSources {
  now: Clock
  openGeocoding: () => Geocoding
}

/** Searches for stores with pickup, and for whether they have a product. @throws {ProblemError} `unavailable` */
export interface StoreSearch {
  /** Around a postal code as shoppers type it. */
  nearCode(typed: string, productId: ProductId | null): Promise<StoreSearchResult>
  /** Around a place, which is nobody else's: the result is not cached. */
  nearPoint(point: Point, productId: ProductId | null): Promise<Store[]>
  /** What is at a postal code of the site's country. Null if that is unknown. */
  placeOf(typed: string): Promise<PostalPlace | null>
}

/** The part of a ZIP+4 that is enough for a radius of 50 miles, and of which there are only 100,000. */

/** How long a search around a place may take (ms). */
const POINT_DEADLINE_MS = 2_500

export function createStoreSearch(sources: StoreSources): StoreSearch {
  const { cache, commerce, lasting, mapper, now, onIncomplete, openGeocoding } = sources
  const { site, locale } = mapper
  const { country } = site

  /** Null also if the maps service fails (spec 3 §9), which the load has logged. */
  async function locate(postalCode: string) {
    try {
      const { value } = await lasting.read(postalCodes, {
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
  async function readSettings() {
    const reading = cache.read(definitions.preferences, preferencesRead(sources))
    const { storeLookupUnit, showStoreHoursBOPIS } = await reading.then(
      ({ value }) => value,
      () => ({ storeLookupUnit: 'mi' as const, showStoreHoursBOPIS: true }),
    )
    const today = { now: now(), locale }
    return {
      unit: storeLookupUnit,
      shown: (store: Parameters<typeof storeToday>[0]) =>
        storeToday(store, today, showStoreHoursBOPIS),
    }
  }

  const loadNear =
    (point: Point, { unit, productId }: Pick<SearchAt, 'unit' | 'productId'>) =>
    async (signal: AbortSignal) => {
      const found = await searchStores(commerce, { ...point, unit, productId }, signal)
      return found.flatMap((store) => mapStore(store, { unit, isForProduct: productId !== null }))
    }

  return {
    async nearCode(typed, productId) {
      const postalCode = formatPostalCode(typed, country)
      if (postalCode === null) return { postalCode, stores: [] }
      const area = postalArea(postalCode)
      const [point, { unit, shown }] = await Promise.all([locate(area), readSettings()])
      if (point === null) return { postalCode, stores: [] }

      const reading = cache.read(storesNearby, {
        key: [site.id, locale, unit, area, productId ?? ''],
        load: loadNear(point, { unit, productId }),
      })
      const found = await valueOr(reading, () => [])
      return { postalCode, stores: found.map(shown) }
    },
    async nearPoint(point, productId) {
      const { unit, shown } = await readSettings()
      const load = loadNear(point, { unit, productId })
      return (await load(AbortSignal.timeout(POINT_DEADLINE_MS))).map(shown)
    },
    async placeOf(typed) {
      const postalCode = formatPostalCode(typed, country)
      return postalCode === null ? null : locate(postalArea(postalCode))
    },
  }
}

type SearchAt = Parameters<typeof searchStores>[1]
