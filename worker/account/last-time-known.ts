import type { SavedAddress } from '#shared/account/saved-address.ts'
import type { SavedCard } from '#shared/account/saved-card.ts'

import { createOrderManagement } from '../orders/upstream.ts'
import type { WireCustomerOrder } from '../orders/wire-order.ts'
import { needsAddress, parcelOf, personOf, pickupShipmentOf } from '../bag/shipments.ts'
import { requireCustomer } from '../session/customer.ts'
import type { Edge } from '../http/edge.ts'
import { readCardChoice, readShippingAddresses } from './member-checkout.ts'

/** The longest wait for the last order: longer than what counts as a failure of the service (ms). */
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
  /** The person who picked it up. */
  person: ReturnType<typeof personOf>
}

/** The saved address and card, and the last order. */
export async function readKnown(edge: Edge): Promise<Known> {
  const [saved, order] = await Promise.all([readSaved(edge), readLastOrder(edge)])
  return { ...saved, order }
}

/** The preferred address and the first usable card. */
export async function readSaved(edge: Edge): Promise<Saved> {
  const [{ addresses }, { cards }] = await Promise.all([
    readShippingAddresses(edge),
    readCardChoice(edge),
  ])
  return { home: addresses.find(({ isPreferred }) => isPreferred), card: cards[0] }
}

async function readLastOrder(edge: Edge): Promise<Known['order']> {
  const customerId = requireCustomer(edge)
  const late = AbortSignal.timeout(ORDER_DEADLINE_MS)
  const page = await createOrderManagement(edge)
    .list(customerId, { limit: 1, offset: 0 }, late)
    .catch(() => undefined)
  if (!page) return undefined
  const order = page.orders[0]
  return order ? { method: findMethod(order), person: pickedUpBy(order) } : null
}

function findMethod(order: WireCustomerOrder) {
  const method = needsAddress(order) ? parcelOf(order)?.shippingMethod : undefined
  return method ? { id: method.id, name: method.name ?? method.id } : null
}

export function pickedUpBy(cart: Parameters<typeof pickupShipmentOf>[0]) {
  const fetched = pickupShipmentOf(cart)
  return fetched ? personOf(fetched) : null
}
