import * as v from 'valibot'

import { fixtureAddresses } from '../../catalog/customers/customers-addresses.ts'
import { customers, seedCustomerId } from '../../catalog/customers/customers.ts'
import { fixtures } from '../../catalog/fixtures/fixtures.ts'
import type { SiteId } from '../../platform/site.ts'
import { sites } from '../../sites/sites.ts'
import { startAutoRefreshes } from './auto-refreshes.ts'
import { RefreshAddress, type RefreshPayment } from './delivery-details.ts'

const STARTED_AT = Date.parse('2026-03-01T09:00:00Z')
const SUBSCRIBER = 'SUBSCRIBER'

const subscribed = [
  { fixture: 'P-AR', quantity: 1, every: 1 },
  { fixture: 'P-AR2', quantity: 2, every: 3 },
] as const

/** Seeds the subscriptions of the test subscriber on each site, replacing existing ones. */
export async function seedSubscriptions(db: D1Database) {
  await db.prepare('DELETE FROM auto_refreshes').run()
  const started = sites.flatMap(({ id: siteId }) =>
    subscribed.map(({ fixture, ...rest }) => ({
      siteId,
      customerId: seedCustomerId(SUBSCRIBER, siteId),
      productId: fixtures[fixture]?.[siteId] ?? '',
      address: addressOn(siteId),
      payment: cardOn(siteId),
      ...rest,
    })),
  )
  await startAutoRefreshes(db, started, STARTED_AT)
}

/** The first of the subscriber's addresses. */
function addressOn(siteId: SiteId): RefreshAddress | undefined {
  const subscriber = customers.find(({ name }) => name === SUBSCRIBER)
  const [first] = subscriber ? (fixtureAddresses[siteId] ?? []) : []
  if (!first) return undefined
  const { fields } = first
  return v.parse(RefreshAddress, {
    first_name: fields['firstName'],
    last_name: fields['lastName'],
    address: fields['address1'],
    city: fields['city'],
    state_province_code: fields['stateCode'],
    zip_postal_code: fields['postalCode'],
    country_code: fields['countryCode'],
    phone: fields['phone'],
  })
}

/** The subscriber's saved card. */
const cardOn = (siteId: SiteId): RefreshPayment => ({
  token_id: `pi${seedCustomerId(SUBSCRIBER, siteId).slice(2)}`,
  cc_type: 'Visa',
  cc_number_ending: '1111',
  cc_exp_date: '12/2030',
})
