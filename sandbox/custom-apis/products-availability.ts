import { factory } from '../platform/env.ts'
import { idList } from '../platform/read-body.ts'
import { badRequest, only, validation } from '../platform/problems.ts'
import { availabilityResponse } from '../products/availability-response.ts'
import { readProducts } from '../products/read-products.ts'
import { siteRequest } from '../sites/site-request.ts'
import type { Site } from '../platform/site.ts'
import { requireShopper } from '../auth/require-shopper.ts'
import { findStore, takesPickup } from '../stores/find-store.ts'
import { customApiPath } from '../platform/custom-api-path.ts'

const PATH = customApiPath('products-availability', 'productsAvailability')
const MAX_IDS = 50

/** Current availability for delivery and in one store. Leaves out unknown products. */
export const productsAvailability = factory
  .createApp()
  .use(PATH, requireShopper('c_storefront'), siteRequest)
  .get(PATH, async (c) => {
    const { site } = c.var
    const ids = [...new Set(idList(...(c.req.queries('c_productIds') ?? [])))]
    if (ids.length === 0) {
      throw badRequest("Missing required query parameter 'c_productIds'.", {
        parameter: 'c_productIds',
      })
    }
    if (ids.length > MAX_IDS) {
      throw validation(`Maximum number of products you can request in one call is ${MAX_IDS}.`)
    }
    const store = getStore(site, c.req.query('c_storeID') ?? c.req.query('c_storeId') ?? '')
    const place = store ? { inventoryId: store.inventoryId, isOpen: takesPickup(store) } : null
    const inventoryIds = place ? [place.inventoryId] : []
    const facts = await readProducts(c.env.DB, { site, ids, inventoryIds })
    const data = ids.flatMap((id) => availabilityResponse(id, facts, place) ?? [])
    return c.json({ ...(store && { storeId: store.id }), data, total: data.length })
  })
  .all(PATH, only('GET'))

function getStore(site: Site, storeId: string) {
  const store = findStore(site.id, storeId)
  if (store || storeId === '') return store
  throw badRequest(`The store '${storeId}' is unknown.`, { parameter: 'c_storeID' })
}
