import { seedCustomerId } from '../../catalog/customers/customers.ts'
import { fixtures } from '../../catalog/fixtures/fixtures.ts'
import { sites } from '../../sites.ts'
import { startAutoRefreshes } from './auto-refreshes.ts'

const STARTED_AT = Date.parse('2026-03-01T09:00:00Z')

const subscribed = [
  { fixture: 'P-AR', quantity: 1, every: 1 },
  { fixture: 'P-AR2', quantity: 2, every: 3 },
] as const

/** Seeds the subscriptions of the test subscriber on each site, replacing existing ones. */
export async function seedSubscriptions(db: D1Database) {
  await db.prepare('DELETE FROM auto_refreshes').run()
  const started = Object.values(sites).flatMap(({ id: siteId }) =>
    subscribed.map(({ fixture, ...rest }) => ({
      siteId,
      customerId: seedCustomerId('SUBSCRIBER', siteId),
      productId: fixtures[fixture]?.[siteId] ?? '',
      ...rest,
    })),
  )
  await startAutoRefreshes(db, started, STARTED_AT)
}
