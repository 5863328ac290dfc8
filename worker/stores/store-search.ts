import { rulesOf } from '#shared/fields/country.ts'
import { formatPostalCode, postalArea } from '#shared/fields/postal-code.ts'
import { ProblemError } from '#shared/http/problem.ts'
import type { ProductId } from '#shared/product/product.ts'
import type { FindStores, NearbyStores, Store, StoreSearchResult } from '#shared/stores/store.ts'

import { valueOr } from '../cache/value-or.ts'
import type { Edge } from '../http/edge.ts'
import { stores } from './cache.ts'
import type { Point } from '../places/geocoding.ts'
import { locate, type PlaceSources } from '../places/postal-places.ts'
import { mapStore, storeToday } from './map-store.ts'
import type { StoreEdge } from './pickup-store.ts'
import { storesWith } from './stores-with.ts'
import { searchStores } from './upstream.ts'
import { openStoreMemory } from './visitor-store.ts'

interface StoreSources
  extends Omit<StoreEdge, 'catalog'>, Pick<PlaceSources, 'lasting' | 'onIncomplete'> {
  catalog: Pick<StoreEdge['catalog'], 'getPreferences'>
}

/** How long a search around a place may take (ms). */
const POINT_DEADLINE_MS = 2_500

type ForProduct = ProductId | null

/** The stores with pickup around a postal code as typed. @throws {ProblemError} `unavailable` */
export async function storesNearCode(
  sources: StoreSources,
  typed: string,
  productId: ForProduct = null,
): Promise<StoreSearchResult> {
  const { site, locale } = sources.context
  const postalCode = formatPostalCode(typed, site.country)
  if (postalCode === null) return { postalCode, stores: [] }
  const area = postalArea(postalCode, site.country)
  const [point, { unit, shown }] = await Promise.all([locate(sources, area), readSettings(sources)])
  if (point === null) return { postalCode, stores: [] }
  const reading = sources.cache.read(stores, {
    key: [site.id, locale, unit, area, productId ?? ''],
    load: loadNear(sources, point, { unit, productId }),
  })
  const found = await valueOr(reading, () => [])
  return { postalCode, stores: found.map(shown) }
}

/** Not cached, because no other visitor is at the same point. */
async function storesNearPoint(
  edge: StoreSources,
  point: Point,
  productId: ForProduct,
): Promise<Store[]> {
  const { unit, shown } = await readSettings(edge)
  const load = loadNear(edge, point, { unit, productId })
  return (await load(AbortSignal.timeout(POINT_DEADLINE_MS))).map(shown)
}

/** Stores are found without preferences, too. */
async function readSettings({ context: { now, locale, site }, catalog }: StoreSources) {
  const { storeLookupUnit, showStoreHoursBOPIS } = await catalog
    .getPreferences()
    .catch(() => ({ storeLookupUnit: null, showStoreHoursBOPIS: true }))
  const today = { now: now(), locale }
  return {
    unit: storeLookupUnit ?? site.distanceUnit,
    shown: (store: Parameters<typeof storeToday>[0]) =>
      storeToday(store, today, showStoreHoursBOPIS),
  }
}

const loadNear =
  (
    { commerce, context: { site } }: StoreSources,
    point: Point,
    { unit, productId }: Pick<Parameters<typeof searchStores>[1], 'unit' | 'productId'>,
  ) =>
  async (signal: AbortSignal) => {
    const found = await searchStores(commerce, { ...point, unit, productId }, signal)
    const hasProduct =
      productId === null ? () => null : await storesWith(commerce, { productId, found })
    return found.flatMap((store) =>
      mapStore(store, { country: site.country, unit, hasProduct: hasProduct(store) }),
    )
  }

/**
 * Finds stores near a postal code or a place, and remembers the postal code. Without either, searches near the remembered
 * code, or else near the visitor's location.
 * @throws {ProblemError} `invalid-input` for a code that the country does not have
 */
export async function findStores(
  edge: Edge,
  { near, productId }: FindStores,
): Promise<NearbyStores> {
  const { country } = edge.context.site
  const memory = openStoreMemory(edge)
  if (near === null) {
    const code = memory.postalCode
    const remembered = code === null ? null : formatPostalCode(code, country)
    return remembered === null
      ? aroundVisitor(edge, productId)
      : aroundCode(edge, remembered, productId)
  }
  if (typeof near !== 'string') {
    return { postalCode: null, stores: await storesNearPoint(edge, near, productId) }
  }
  const postalCode = formatPostalCode(near, country)
  if (postalCode === null) {
    const { problem } = rulesOf(country).postalCode
    throw new ProblemError('invalid-input', { fields: { postalCode: problem } })
  }
  if (!edge.session.state?.agent) memory.remember({ postalCode })
  return aroundCode(edge, postalCode, productId)
}

/**
 * Searches around the middle of the code, as in the store locator, so that distances agree. The visitor's own location is
 * used only for their own code, if the maps service does not know it.
 */
async function aroundCode(edge: Edge, postalCode: string, productId: ForProduct) {
  const found = await storesNearCode(edge, postalCode, productId)
  const own = placeOf(edge)
  const area = (code: string) => postalArea(code, edge.context.site.country)
  const isOwn = area(own?.postalCode ?? '') === area(postalCode)
  if (found.stores.length > 0 || !own?.point || !isOwn) return found
  return { postalCode, stores: await storesNearPoint(edge, own.point, productId) }
}

async function aroundVisitor(edge: Edge, productId: ForProduct): Promise<NearbyStores> {
  const { point = null, postalCode = null } = placeOf(edge) ?? {}
  if (postalCode !== null) return aroundCode(edge, postalCode, productId)
  return { postalCode, stores: point && (await storesNearPoint(edge, point, productId)) }
}

/** The visitor's location. Null outside the site's country, which has all of its stores. */
function placeOf({ context, visitor }: Edge) {
  const { country, latitude, longitude, postalCode } = visitor
  if (country !== context.site.country) return null
  return {
    point: latitude === null || longitude === null ? null : { latitude, longitude },
    postalCode: postalCode === null ? null : formatPostalCode(postalCode, country),
  }
}
