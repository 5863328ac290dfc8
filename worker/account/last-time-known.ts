import type { SavedAddress } from '#shared/account/saved-address.ts'
import type { SavedCard } from '#shared/account/saved-card.ts'

import type { WireCustomerOrder } from '../commerce/order-lookup.ts'
import { needsAddress, parcelOf, personOf, pickupShipmentOf } from '../shopper/shipments.ts'
import type { AccountContext } from './account-context.ts'
import { cardChoiceOf, shippingAddressesOf } from './member-checkout.ts'
import { requireCustomer } from '../session/customer.ts'

/** Nobody waits longer for the last order. Longer than what counts as a failure of the service (ms). */
const ORDER_DEADLINE_MS = 2_000

export interface Saved {
  home: SavedAddress | undefined
  card: SavedCard | undefined
}

export interface Known extends Saved {
  /** Null if there is none. Undefined if it cannot be read. */
  order: LastOrder | null | undefined
}

interface LastOrder {
  /** Null if nothing was shipped. */
  method: { id: string; name: string } | null
  /** Who has picked it up. */
  person: ReturnType<typeof personOf>
}

/** What is saved, and what the last order says. */
export async function knownOf(account: AccountContext): Promise<Known> {
  const [saved, order] = await Promise.all([savedOf(account), lastOrderOf(account)])
  return { ...saved, order }
}

/** The preferred address and the first usable card. */
export async function savedOf(account: AccountContext): Promise<Saved> {
  const [{ addresses }, { cards }] = await Promise.all([
    shippingAddressesOf(account),
    cardChoiceOf(account),
  ])
  return { home: addresses.find(({ isPreferred }) => isPreferred), card: cards[0] }
}

async function lastOrderOf({ shop }: AccountContext): Promise<Known['order']> {
  const customerId = requireCustomer(shop)
  const late = AbortSignal.timeout(ORDER_DEADLINE_MS)
  const page = await shop.orderManagement
    .list(customerId, { limit: 1, offset: 0 }, late)
    .catch(() => undefined)
  if (!page) return undefined
  const order = page.orders[0]
  return order ? { method: methodOf(order), person: pickedUpBy(order) } : null
}

function methodOf(order: WireCustomerOrder) {
  const method = needsAddress(order) ? parcelOf(order)?.shippingMethod : undefined
  return method ? { id: method.id, name: method.name ?? method.id } : null
}

export function pickedUpBy(cart: Parameters<typeof pickupShipmentOf>[0]) {
  const fetched = pickupShipmentOf(cart)
  return fetched ? personOf(fetched) : null
}
