import * as v from 'valibot'

import { addToCounts } from '../search/category-counts.ts'
import { prepare, rowsOf, sql, type Sql } from '../sql.ts'
import { cheapest, currentPrice, isOrderable, type Offer, OfferRow } from './offers.ts'

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

const ListingRow = v.object({ number: v.number() })

/** Changes an offer by `update`, and with it the listing and counts that were made from it. */
export async function changeOffer(
  db: D1Database,
  { siteId, productId }: { siteId: string; productId: string },
  update: Sql,
): Promise<void> {
  const family = sql`(SELECT family FROM offers WHERE site_id = ${siteId} AND product_id = ${productId})`
  const [, offers, listings] = await db.batch([
    prepare(db, sql`${update} WHERE site_id = ${siteId} AND product_id = ${productId}`),
    prepare(
      db,
      sql`SELECT product_id, family, list_price, sale_price, stock FROM offers
          WHERE site_id = ${siteId} AND family = ${family}`,
    ),
    prepare(
      db,
      sql`SELECT number FROM listings WHERE site_id = ${siteId} AND product_id = ${family}`,
    ),
  ])
  const [listing] = rowsOf(ListingRow, listings)
  if (!listing) return

  const state = listingState(listedOffers(rowsOf(OfferRow, offers)))
  const columns = sql`price = ${state.price}, orderable = ${Number(state.orderable)}`
  const where = sql`site_id = ${siteId} AND number = ${listing.number}`
  const counted = { siteId, number: listing.number }
  await db.batch(
    [
      addToCounts({ listing: counted, by: -1 }),
      sql`UPDATE listings SET ${columns} WHERE ${where}`,
      sql`UPDATE listing_categories SET ${columns} WHERE ${where}`,
      addToCounts({ listing: counted, by: 1 }),
    ].map((statement) => prepare(db, statement)),
  )
}
