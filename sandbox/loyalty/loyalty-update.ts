import * as v from 'valibot'

import { pseudorandom, pseudorandomBetween } from '../catalog/pseudorandom.ts'
import { trimTable } from '../platform/trim-table.ts'
import { prepare, sql } from '../platform/sql.ts'

/** How the loyalty program responds to a customer's update requests. */
export const LoyaltyPlan = v.object({
  /** How many requests get a response without a time before the update happens. */
  waits: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(100)), 0),
  /** How long the response takes. */
  delayMs: v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(10_000)), 0),
  /** The time from the update until the offers appear on the customer. */
  offersAfterMs: v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(600_000)), 0),
})
export type LoyaltyPlan = v.InferOutput<typeof LoyaltyPlan>

/** How long an update stays current; a later request starts a new one. */
const CURRENT_MS = 60_000

const UpdateRow = v.object({
  plan: v.nullable(v.pipe(v.string(), v.parseJson(), LoyaltyPlan)),
  asked: v.number(),
  updated_at: v.nullable(v.number()),
})

/** The plan of a customer for whom tests have set none. It depends only on the customer's id. */
export function defaultPlan(customerId: string): LoyaltyPlan {
  return {
    waits: pseudorandomBetween(`waits ${customerId}`, 0, 2),
    delayMs: pseudorandom(`slow ${customerId}`) < 1 / 3 ? 1500 : 0,
    offersAfterMs: pseudorandomBetween(`offers ${customerId}`, 0, 3) * 1000,
  }
}

/** Requests an update; null for a customer who is not a member. */
export async function requestUpdate(
  db: D1Database,
  customer: { id: string; isMember: boolean },
  now: number,
): Promise<{ updatedAt: number | null; delayMs: number } | null> {
  const { plan, asked, updated_at: latest } = (await getUpdate(db, customer.id)) ?? noRequests
  if (!customer.isMember && !plan) return null
  if (latest !== null && now - latest < CURRENT_MS) return { updatedAt: latest, delayMs: 0 }

  const { waits, delayMs } = plan ?? defaultPlan(customer.id)
  const updatedAt = asked >= waits ? now : null
  await storeRequest(db, customer.id, { asked: updatedAt === null ? asked + 1 : 0, updatedAt })
  return { updatedAt, delayMs }
}

const noRequests = { plan: null, asked: 0, updated_at: null }

const storeRequest = (
  db: D1Database,
  customerId: string,
  { asked, updatedAt }: { asked: number; updatedAt: number | null },
) =>
  db.batch([
    prepare(
      db,
      sql`INSERT INTO loyalty_updates (customer_id, asked, updated_at)
          VALUES (${customerId}, ${asked}, ${updatedAt})
          ON CONFLICT (customer_id)
          DO UPDATE SET asked = excluded.asked, updated_at = excluded.updated_at`,
    ),
    trimTable(db, 'loyalty_updates'),
  ])

/**
 * The fields of a customer that an update changes: without offers until the new ones are there,
 * then with the time of the update.
 */
export async function updatedOffers(db: D1Database, customerId: string, now: number) {
  const row = await getUpdate(db, customerId)
  if (!row || row.updated_at === null) return {}
  const { offersAfterMs } = row.plan ?? defaultPlan(customerId)
  return now < row.updated_at + offersAfterMs
    ? { c_filteredOffers: undefined }
    : { c_loyaltyOffersLastUpdated: new Date(row.updated_at).toISOString() }
}

export const planUpdates = (db: D1Database, customerId: string, plan: LoyaltyPlan) =>
  prepare(
    db,
    sql`INSERT INTO loyalty_updates (customer_id, plan) VALUES (${customerId}, ${JSON.stringify(plan)})
        ON CONFLICT (customer_id)
        DO UPDATE SET plan = excluded.plan, asked = 0, updated_at = NULL`,
  ).run()

export const deleteUpdates = (db: D1Database, customerId: string) =>
  prepare(db, sql`DELETE FROM loyalty_updates WHERE customer_id = ${customerId}`).run()

async function getUpdate(db: D1Database, customerId: string) {
  const statement = sql`SELECT plan, asked, updated_at FROM loyalty_updates
    WHERE customer_id = ${customerId}`
  const row = await prepare(db, statement).first()
  return row === null ? null : v.parse(UpdateRow, row)
}
