import { readConsents } from '../../consents/stored-consents.ts'
import { readAddresses } from '../../customers/addresses.ts'
import { customerResponse, type CustomerRow } from '../../customers/customer-row.ts'
import { readInstruments } from '../../customers/payment-instruments.ts'
import { readLists } from '../../customers/product-lists/product-lists.ts'
import { orderResponse } from '../../orders/order-response.ts'
import { ordersWhere } from '../../orders/order-row.ts'
import { readAutoRefreshes } from '../../services/subscriptions/auto-refreshes.ts'
import { subscriptionResponse } from '../../services/subscriptions/subscription-response.ts'
import type { Language } from '../../platform/site.ts'
import { readPasskeys } from '../../slas/passkeys/passkeys.ts'
import { sql } from '../../platform/sql.ts'
import { getOffer } from '../../loyalty/filtered-offers.ts'
import { readHistory, pointResponse } from '../../loyalty/point-rows.ts'
import { readRewards, currentStatus } from '../../loyalty/reward-rows.ts'
import { settlePoints } from '../loyalty/settle-points.ts'

/** Everything that the service keeps about a customer, without secrets. */
export async function exportCustomer(
  db: D1Database,
  customer: CustomerRow,
  view: { language: Language; origin: string; now: number },
) {
  const { customerId, siteId } = customer
  const { now } = view
  const [profile, addresses, instruments, productLists, consents, passkeys, refreshes, orders] =
    await Promise.all([
      customerResponse(customer),
      readAddresses(db, customerId),
      readInstruments(db, customerId, now),
      readLists(db, { siteId, customerId }),
      readConsents(db, { siteId, customerId }),
      readPasskeys(db, customerId),
      readAutoRefreshes(db, customerId, now),
      ordersWhere(db, sql`customer_id = ${customerId}`),
    ])
  return {
    exportedAt: new Date(now).toISOString(),
    profile,
    addresses,
    paymentInstruments: instruments.map(withoutToken),
    productLists,
    consents,
    passkeys: passkeys.map(({ credentialId, nickName }) => ({ credentialId, nickName })),
    autoRefreshes: refreshes.map(subscriptionResponse),
    ...(await exportLoyalty(db, customer, view)),
    orders: orders.map((order) => orderResponse(order, view)),
  }
}

type Instrument = Awaited<ReturnType<typeof readInstruments>>[number]

/** Leaves out the payment provider's token of the card, a secret between provider and shop. */
function withoutToken({ paymentCard, ...instrument }: Instrument) {
  if (!paymentCard) return instrument
  const { creditCardToken: _token, ...card }: Record<string, unknown> = paymentCard
  return { ...instrument, paymentCard: card }
}

/** SQLite's value for no limit. */
const ALL = -1

/** All points and rewards of a customer; both are empty for customers who were never members. */
async function exportLoyalty(
  db: D1Database,
  customer: CustomerRow,
  { language, now }: { language: Language; now: number },
) {
  await settlePoints(db, customer, now)
  const every = { type: null, from: null, to: null, limit: ALL, offset: 0 }
  const [{ entries, balance }, rewards] = await Promise.all([
    readHistory(db, customer.customerId, every),
    readRewards(db, customer.customerId),
  ])
  return {
    points: { balance, data: entries.map(pointResponse) },
    rewards: rewards.map((reward) => getOffer(reward, currentStatus(reward, now), language)),
  }
}
