import { readConsents } from '../../consents/stored-consents.ts'
import { addressesOf } from '../../customers/addresses.ts'
import { customerResponse } from '../../customers/customer-response.ts'
import type { CustomerRow } from '../../customers/customer-row.ts'
import { instrumentsOf } from '../../customers/payment-instruments.ts'
import { listsOf } from '../../customers/product-lists/product-lists.ts'
import { orderResponse } from '../../orders/order-response.ts'
import { ordersWhere } from '../../orders/order-row.ts'
import { autoRefreshesOf } from '../../services/subscriptions/auto-refreshes.ts'
import { subscriptionResponse } from '../../services/subscriptions/subscription-response.ts'
import type { Language } from '../../platform/sites.ts'
import { passkeysOf } from '../../slas/passkeys/passkeys.ts'
import { sql } from '../../platform/sql.ts'
import { exportLoyalty } from '../loyalty/export-loyalty.ts'

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
      addressesOf(db, customerId),
      instrumentsOf(db, customerId, now),
      listsOf(db, { siteId, customerId }),
      readConsents(db, { siteId, customerId }),
      passkeysOf(db, customerId),
      autoRefreshesOf(db, customerId, now),
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

type Instrument = Awaited<ReturnType<typeof instrumentsOf>>[number]

/** The token by which the payment provider knows a card is a secret between it and the shop. */
function withoutToken({ paymentCard, ...instrument }: Instrument) {
  if (!paymentCard) return instrument
  const { creditCardToken: _token, ...card }: Record<string, unknown> = paymentCard
  return { ...instrument, paymentCard: card }
}
