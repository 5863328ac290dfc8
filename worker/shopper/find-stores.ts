import { formatPostalCode, postalArea } from '#shared/fields/postal-code.ts'
import { ProblemError } from '#shared/http/problem.ts'
import type { FindStores, NearbyStores } from '#shared/stores/store.ts'

import type { ShopperContext } from './shopper-context.ts'

/**
 * Finds stores near a postal code or a place, and remembers the postal code. Without either, near the code that is
 * remembered, or else where the edge believes the visitor to be.
 * @throws {ProblemError} `invalid-input` for a code that the country does not have
 */
export async function findStores(
  shop: ShopperContext,
  { near, productId }: FindStores,
): Promise<NearbyStores> {
  const { context, stores, storeMemory } = shop
  const { country } = context.site
  if (near === null) {
    const code = storeMemory.postalCode
    const remembered = code === null ? null : formatPostalCode(code, country)
    return remembered === null
      ? aroundVisitor(shop, productId)
      : nearCode(shop, remembered, productId)
  }
  if (typeof near !== 'string') {
    return { postalCode: null, stores: await stores.nearPoint(near, productId) }
  }
  const postalCode = formatPostalCode(near, country)
  if (postalCode === null) {
    const field = country === 'US' ? 'zip' : 'postal-code'
    throw new ProblemError('invalid-input', { fields: { postalCode: field } })
  }
  if (!shop.session.state?.agent) storeMemory.remember({ postalCode })
  return nearCode(shop, postalCode, productId)
}

type Asked = FindStores['productId']

/**
 * Around the middle of the code, as in the store locator, so that a store is equally far everywhere. A visitor's own
 * place counts for their code only if the maps service does not know it.
 */
async function nearCode(shop: ShopperContext, postalCode: string, productId: Asked) {
  const { stores } = shop
  const found = await stores.nearCode(postalCode, productId)
  const own = placeOf(shop)
  const isOwn = postalArea(own?.postalCode ?? '') === postalArea(postalCode)
  if (found.stores.length > 0 || !own?.point || !isOwn) return found
  return { postalCode, stores: await stores.nearPoint(own.point, productId) }
}

async function aroundVisitor(shop: ShopperContext, productId: Asked): Promise<NearbyStores> {
  const { point = null, postalCode = null } = placeOf(shop) ?? {}
  if (postalCode !== null) return nearCode(shop, postalCode, productId)
  return { postalCode, stores: point && (await shop.stores.nearPoint(point, productId)) }
}

/** Where the visitor is, if that is in the country of the site: there are no stores of it elsewhere. */
function placeOf({ context, visitor }: ShopperContext) {
  const { country, latitude, longitude, postalCode } = visitor
  if (country !== context.site.country) return null
  return {
    point: latitude === null || longitude === null ? null : { latitude, longitude },
    postalCode: postalCode === null ? null : formatPostalCode(postalCode, country),
  }
}
