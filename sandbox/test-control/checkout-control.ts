import * as v from 'valibot'

import { forgetProduct } from '../baskets/contents/product-cache.ts'
import { recordRedemption } from '../baskets/contents/coupon-redemptions.ts'
import { factory } from '../platform/env.ts'
import { setBalance } from '../gift-certificates/find-certificate.ts'
import { resetTariffs, setStandardTariff } from '../pricing/shipping-tariffs.ts'
import { resetTaxRates, setTaxRate } from '../pricing/states-and-provinces.ts'
import { resourceNotFound } from '../platform/problems.ts'
import { prepare, sql } from '../platform/sql.ts'
import { readJsonBody } from './read-json-body.ts'
import { SiteIdField } from '../sites/site-field.ts'

const MinorUnits = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(100_000))

/** In thousandths of a percent. */
const TaxRate = v.object({ rate: MinorUnits })
/** The price of standard shipping to a state of the US, in minor units. */
const Tariff = v.object({ price: MinorUnits })
const Linked = v.object({ promotionIds: v.array(v.string()) })
const Redemption = v.object({ siteId: SiteIdField, code: v.string(), email: v.string() })
const Balance = v.object({ siteId: SiteIdField, balance: MinorUnits })

/** Changes taxes, shipping prices and promotions, and takes stock, coupons or balances. */
export const checkoutControl = factory
  .createApp()
  .put('/tax-rates/:stateCode', async (c) => {
    const { rate } = await readJsonBody(c, TaxRate)
    if (!setTaxRate(c.req.param('stateCode'), rate)) throw resourceNotFound()
    return c.body(null, 204)
  })
  .put('/standard-shipping/:stateCode', async (c) => {
    const { price } = await readJsonBody(c, Tariff)
    setStandardTariff(c.req.param('stateCode'), price)
    return c.body(null, 204)
  })
  .put('/product-promotions/:productId', async (c) => {
    const productId = c.req.param('productId')
    await linkPromotions(c.env.DB, productId, (await readJsonBody(c, Linked)).promotionIds)
    return c.body(null, 204)
  })
  .put('/redemptions', async (c) => {
    await prepare(c.env.DB, recordRedemption(await readJsonBody(c, Redemption))).run()
    return c.body(null, 204)
  })
  .put('/gift-certificates/:code', async (c) => {
    const given = await readJsonBody(c, Balance)
    await prepare(c.env.DB, setBalance({ ...given, code: c.req.param('code') })).run()
    return c.body(null, 204)
  })

/** The promotions that tests have changed, by product, as they were before. */
const linkedBefore = new Map<string, string[]>()

async function linkPromotions(db: D1Database, productId: string, promotionIds: string[]) {
  const read = sql`SELECT promotion_id FROM product_promotions WHERE product_id = ${productId}`
  const before = await prepare(db, read).all<{ promotion_id: string }>()
  if (!linkedBefore.has(productId)) {
    linkedBefore.set(
      productId,
      before.results.map((row) => row.promotion_id),
    )
  }
  await db.batch(
    [
      sql`DELETE FROM product_promotions WHERE product_id = ${productId}`,
      ...promotionIds.map(
        (id) => sql`INSERT INTO product_promotions (product_id, promotion_id)
          VALUES (${productId}, ${id})`,
      ),
    ].map((statement) => prepare(db, statement)),
  )
  forgetProduct(productId)
}

/** Restores taxes, shipping prices and promotions. */
export async function resetCheckout(db: D1Database) {
  resetTaxRates()
  resetTariffs()
  for (const [productId, ids] of linkedBefore) await linkPromotions(db, productId, ids)
}
