import * as v from 'valibot'

import type { SiteId } from '../platform/site.ts'
import { prepare, parseRows, sql } from '../platform/sql.ts'
import { trimTable } from '../platform/trim-table.ts'
import { type Channel, channels } from './subscriptions.ts'

export interface Consent {
  subscriptionId: string
  channel: Channel
  contactPointValue: string
  status: 'opt_in' | 'opt_out'
}

interface Shopper {
  siteId: SiteId
  customerId: string
}

const ConsentRow = v.pipe(
  v.object({
    subscription_id: v.string(),
    channel: v.picklist(channels),
    contact_point: v.string(),
    status: v.picklist(['opt_in', 'opt_out']),
  }),
  v.transform((row): Consent => ({
    subscriptionId: row.subscription_id,
    channel: row.channel,
    contactPointValue: row.contact_point,
    status: row.status,
  })),
)

/** A shopper's answers, in the order of the first ones. */
export async function readConsents(db: D1Database, { siteId, customerId }: Shopper) {
  const statement = sql`SELECT subscription_id, channel, contact_point, status FROM consents
    WHERE site_id = ${siteId} AND customer_id = ${customerId} ORDER BY number`
  return parseRows(ConsentRow, await prepare(db, statement).all())
}

/** Stores answers; a later one to the same question replaces the earlier. */
export async function writeConsents(db: D1Database, shopper: Shopper, consents: Consent[]) {
  if (consents.length === 0) return
  await db.batch([
    ...consents.map(({ subscriptionId, channel, contactPointValue, status }) =>
      prepare(
        db,
        sql`INSERT INTO consents
              (site_id, customer_id, subscription_id, channel, contact_point, status)
            VALUES (${shopper.siteId}, ${shopper.customerId}, ${subscriptionId}, ${channel},
              ${contactPointValue}, ${status})
            ON CONFLICT (site_id, customer_id, subscription_id, channel, contact_point)
            DO UPDATE SET status = excluded.status`,
      ),
    ),
    trimTable(db, 'consents'),
  ])
}
