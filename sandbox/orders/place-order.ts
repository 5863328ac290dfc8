import * as v from 'valibot'

import { priceDocument, readBasketFacts } from '../baskets/basket-facts.ts'
import { release } from '../baskets/basket-index.ts'
import { basketNotFound } from '../baskets/basket-problems.ts'
import type { BasketDocument, Caller } from '../baskets/model.ts'
import { listingSteps } from '../products/listing-steps.ts'
import { languageOf } from '../sites.ts'
import { prepare, rowsOf, sql } from '../sql.ts'
import { orderDocument } from './order-document.ts'
import { requireAvailable, requireComplete } from './require-complete.ts'
import { takeStock } from './stock.ts'

const NumberRow = v.object({ number: v.number() })

/**
 * Makes an order of a basket: it is written, its stock is taken and the basket given up in one
 * batch, all of it or none. Returns the order's number.
 * @throws ProblemError if something is missing or not available.
 */
export async function placeOrder(
  db: D1Database,
  basket: BasketDocument,
  caller: Caller,
): Promise<number> {
  const { site, now } = caller
  const facts = await readBasketFacts(db, basket, site)
  requireAvailable(basket, facts, site)
  const pricedIn = (language: Caller['language']) =>
    priceDocument(basket, facts, { site, language, now })
  const total = requireComplete(basket, pricedIn(caller.language))

  const documents = Object.fromEntries(
    [...new Set(site.locales.map(languageOf))].map((language) => {
      const view = { basket, facts, priced: pricedIn(language), site, language, origin: '' }
      return [language, orderDocument(view, now)]
    }),
  )
  const productIds = basket.lines.map((line) => line.productId)
  const statements = [
    insertion(basket, caller, { total, document: JSON.stringify(documents) }),
    ...takeStock(site.id, basket.lines),
    release(basket.basketId),
    ...(await listingSteps(db, site.id, productIds)),
  ].map((statement) => prepare(db, statement))

  try {
    const [inserted] = await db.batch(statements)
    return v.parse(v.number(), rowsOf(NumberRow, inserted)[0]?.number)
  } catch (error) {
    throw await reasonOf(error, db, basket, caller)
  }
}

const insertion = (
  basket: BasketDocument,
  caller: Caller,
  { total, document }: { total: number; document: string },
) =>
  sql`INSERT INTO orders (basket_id, site_id, customer_id, usid, correlation_id, status,
        payment_status, total, created_at, last_modified, document, basket)
      VALUES (${basket.basketId}, ${basket.siteId}, ${basket.customerId}, ${caller.usid},
        ${caller.correlationId}, 'created', 'not_paid', ${total}, ${caller.now}, ${caller.now},
        ${document}, ${JSON.stringify(basket)})
      RETURNING number`

/** Somebody was faster: to the last units, or to the order itself. */
async function reasonOf(error: unknown, db: D1Database, basket: BasketDocument, caller: Caller) {
  const message = error instanceof Error ? error.message : ''
  if (message.includes('orders.basket_id')) return basketNotFound(basket.basketId)
  if (message.includes('out of stock')) {
    requireAvailable(basket, await readBasketFacts(db, basket, caller.site), caller.site)
  }
  return error
}
