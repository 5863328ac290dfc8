import type { Context } from 'hono'

import type { SandboxEnv } from '../../platform/env.ts'
import { productResponse } from '../../products/product-response.ts'
import { productRequest } from '../../products/query.ts'
import { readProducts } from '../../products/read-products.ts'
import { readPromotionRequest } from '../../promotions/applicable-promotions.ts'
import { toLanguage } from '../../platform/site.ts'

/** SCAPI's Products by id. Products that the site does not sell are left out. */
export async function embeddedProducts(
  c: Context<SandboxEnv>,
  ids: string[],
  expand: string,
): Promise<Map<string, object>> {
  const place = { site: c.var.site, language: toLanguage(c.var.locale), origin: c.var.origin }
  const request = productRequest({ expand }, place)
  const visit = request.expand.has('promotions') ? readPromotionRequest(c) : undefined
  const facts = await readProducts(c.env.DB, { site: c.var.site, ids, inventoryIds: [], visit })
  return new Map(
    ids.flatMap((id) => {
      const response = productResponse(id, facts, request)
      return response === undefined ? [] : [[id, response] as const]
    }),
  )
}
