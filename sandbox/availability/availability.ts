import type { Context } from 'hono'

import { factory, type SandboxEnv } from '../platform/env.ts'
import { idList } from '../platform/read-body.ts'
import { badRequest, only, validation } from '../platform/problems.ts'
import { inventoryRecords } from '../products/inventory.ts'
import { pickupStore } from '../products/query.ts'
import { mergeProductData, type ProductData, readProducts } from '../products/read-products.ts'
import { siteRequest, expansions } from '../sites/site-request.ts'
import type { Site } from '../platform/site.ts'
import { requireShopper } from '../auth/require-shopper.ts'

const PATH = '/product/shopper-availability/v1/organizations/:organizationId/availability'
const MAX_PRODUCTS = 24
const MAX_INVENTORIES = 5
const EXPANSIONS = ['variations', 'set_products'] as const

/** Stock in the site's inventory list, or in the lists that the request names. Unknown products are left out. */
export const availability = factory
  .createApp()
  .get(PATH, requireShopper('sfcc.shopper-availability'), siteRequest, async (c) => {
    const { site } = c.var
    const ids = [...new Set(getList(c, 'productIds', { most: MAX_PRODUCTS, of: 'products' }))]
    if (ids.length === 0) {
      throw badRequest("Missing required query parameter 'productIds'.", {
        parameter: 'productIds',
      })
    }
    const inventoryIds = [
      ...getList(c, 'inventoryIds', { most: MAX_INVENTORIES, of: 'inventory lists' }),
      ...listsOfStore(c),
    ]
    const expand = expansions(c.req.query('expand'), EXPANSIONS, [])
    const own = await readProducts(c.env.DB, { site, ids, inventoryIds })
    const members = ids.flatMap((id) => getMembers(id, own, expand))
    const facts =
      members.length === 0
        ? own
        : mergeProductData(own, await readProducts(c.env.DB, { site, ids: members, inventoryIds }))
    const data = [...new Set([...ids, ...members])].flatMap(
      (id) => getAvailability(id, facts, { site, inventoryIds }) ?? [],
    )
    return c.json({ limit: data.length, data, total: data.length })
  })
  .all(PATH, only('GET'))

function getList(
  c: Context<SandboxEnv>,
  parameter: string,
  allowed: { most: number; of: string },
): string[] {
  const list = idList(...(c.req.queries(parameter) ?? []))
  if (list.length <= allowed.most) return list
  throw validation(
    `Maximum number of ${allowed.of} you can request in one call is ${allowed.most}.`,
  )
}

/** An extension for the storefront: naming a store selects the site's own list and the store's. */
function listsOfStore(c: Context<SandboxEnv>): string[] {
  const storeId = c.req.query('c_storeId') ?? c.req.query('c_storeID')
  const place = storeId === undefined ? null : pickupStore(c.var.site, storeId)
  return place ? [c.var.site.inventoryId, place.inventoryId] : []
}

/** The variants of a master and the products of a set, as far as `expand` names them. */
function getMembers(
  id: string,
  { documents }: ProductData,
  expand: ReadonlySet<(typeof EXPANSIONS)[number]>,
): string[] {
  const product = documents.get(id)
  return [
    ...((expand.has('variations') && product?.variants?.map((variant) => variant.id)) || []),
    ...((expand.has('set_products') && product?.setProducts) || []),
  ]
}

function getAvailability(
  id: string,
  facts: ProductData,
  { site, inventoryIds }: { site: Site; inventoryIds: string[] },
) {
  const product = facts.documents.get(id)
  if (!product || !facts.offers.has(id)) return undefined
  const lists = inventoryIds.length > 0 ? [...new Set(inventoryIds)] : [site.inventoryId]
  return { id, inventories: inventoryRecords(product, facts, site, lists) }
}
