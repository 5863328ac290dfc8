import { formatPostalCode, postalArea } from '#shared/checkout/postal-code.ts'
import { ProblemError } from '#shared/contract/problem.ts'
import type { FindStores, NearbyStores } from '#shared/contract/store.ts'

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

/** The place of the visitor needs no look-up, so a code is looked up only if it differs from theirs (spec 1 §7). */
async function nearCode(shop: ShopperContext, postalCode: string, productId: Asked) {
  const { stores } = shop
  const own = placeOf(shop)
  if (own?.point && postalArea(own.postalCode ?? '') === postalArea(postalCode)) {
    return { postalCode, stores: await stores.nearPoint(own.point, productId) }
  }
  return stores.nearCode(postalCode, productId)
}

async function aroundVisitor(shop: ShopperContext, productId: Asked): Promise<NearbyStores> {
  const { stores } = shop
  const { point, postalCode = null } = placeOf(shop) ?? {}
  if (point) return { postalCode, stores: await stores.nearPoint(point, productId) }
  return postalCode === null ? { postalCode, stores: null } : stores.nearCode(postalCode, productId)
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
