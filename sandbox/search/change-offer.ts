import { prepare, sql, type Sql } from '../sql.ts'
import { listingSteps } from './listing-steps.ts'
import { cheapest, currentPrice, isOrderable, type Offer } from '../products/offers.ts'

/** What search knows of a product's offers: its lowest price and whether any can be ordered. */
export function listingState(offers: Offer[]) {
  const lowest = cheapest(offers)
  return {
    price: lowest ? currentPrice(lowest) : null,
    orderable: offers.some((offer) => isOrderable(offer)),
  }
}

/** The offers that stand for a family in search: a master's are those of its variants. */
export function listedOffers(family: Offer[]): Offer[] {
  const ofVariants = family.filter((offer) => offer.productId !== offer.family)
  return ofVariants.length > 0 ? ofVariants : family
}

/** Changes an offer by `update`, and with it the listing and counts that were made from it. */
export async function changeOffer(
  db: D1Database,
  { siteId, productId }: { siteId: string; productId: string },
  update: Sql,
): Promise<void> {
  const steps = await listingSteps(db, siteId, [productId])
  await db.batch(
    [sql`${update} WHERE site_id = ${siteId} AND product_id = ${productId}`, ...steps].map(
      (statement) => prepare(db, statement),
    ),
  )
}
