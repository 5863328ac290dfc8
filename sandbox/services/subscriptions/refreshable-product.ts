import { readLineFacts } from '../../baskets/contents/read-line-facts.ts'
import { badRequest } from '../../platform/problems.ts'
import { sellableIds } from '../../products/document.ts'
import { findFamily } from '../../products/read-products.ts'
import { sites, type SiteId } from '../../platform/sites.ts'

/** @throws ProblemError 400 for a product that the site does not send regularly */
export async function requireRefreshable(db: D1Database, siteId: SiteId, productId: string) {
  const wanted = { productIds: [productId], inventoryIds: [] }
  const facts = await readLineFacts(db, sites[siteId], wanted)
  const product = facts.documents.get(productId)
  const isSold = product && facts.offers.has(productId) && sellableIds(product).includes(productId)
  if (isSold && findFamily(productId, facts)?.custom['c_autoRefresh'] === true) return
  throw badRequest('The product is not sent regularly.', { parameter: 'product' })
}
