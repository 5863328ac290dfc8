import type { BasketResult } from './upstream.ts'
import type { WireBasket } from './wire-basket.ts'
import { createBaskets, type Baskets } from './baskets.ts'
import { savePickupPerson } from './pickup-person.ts'
import { mapAddress, wireAddressOf } from './wire-address.ts'
import { hasPickupMethod, needsAddress, parcelOf, personOf, pickupShipmentOf } from './shipments.ts'
import type { Edge } from '../http/edge.ts'

type Write = (name: string, change: (basket: WireBasket) => Promise<BasketResult>) => Promise<void>

/**
 * Copies the guest's checkout into the merged basket: commerce merges items and coupons, but no addresses, methods, gift
 * messages and people. The guest's values take precedence. Payments cannot be copied, because commerce returns neither a
 * card's token nor a gift card's code.
 */
export async function keepCheckout(
  edge: Edge,
  before: WireBasket,
  merged: WireBasket,
): Promise<WireBasket> {
  const baskets = createBaskets(edge)
  let current = merged
  const write: Write = async (name, change) => {
    const answer = await change(current).catch(() => null)
    if (answer?.kind === 'basket') current = answer.basket
    else edge.context.log.warn(`basket ${name} not kept`)
  }
  await keepContact(baskets, write, { before, merged })
  if (needsAddress(before)) await keepParcel(baskets, write, before)
  await keepPickup(baskets, write, before)
  if (before.paymentInstruments.length > 0) {
    edge.session.update({ paymentLeftIn: current.basketId })
  }
  return current
}

interface Both {
  before: WireBasket
  merged: WireBasket
}

async function keepContact(baskets: Baskets, write: Write, { before, merged }: Both) {
  const { email } = before.customerInfo
  if (email && !merged.customerInfo.email) {
    await write('e-mail address', ({ basketId }) =>
      baskets.updateCustomerForBasket(basketId, email),
    )
  }
  const billed = mapAddress(before.billingAddress)
  if (billed) {
    await write('billing address', ({ basketId }) =>
      baskets.updateBillingAddressForBasket(basketId, wireAddressOf(billed)),
    )
  }
}

/** The address first, because it decides which methods there are. */
async function keepParcel(baskets: Baskets, write: Write, before: WireBasket) {
  const said = parcelOf(before)
  if (!said) return
  const address = mapAddress(said.shippingAddress)
  const methodId = said.shippingMethod?.id
  const { gift, giftMessage } = said
  if (address) {
    await write('shipping address', (basket) =>
      baskets.updateShippingAddressForShipment(
        basket.basketId,
        parcelOf(basket) ?? said,
        wireAddressOf(address),
      ),
    )
  }
  if (address && methodId !== undefined) {
    await write('shipping method', (basket) =>
      baskets.updateShippingMethodForShipment(basket.basketId, parcelOf(basket) ?? said, methodId),
    )
  }
  if (gift && giftMessage) {
    await write('gift message', (basket) =>
      baskets.updateShipmentForBasket(basket.basketId, parcelOf(basket) ?? said, {
        gift,
        giftMessage,
      }),
    )
  }
}

async function keepPickup(baskets: Baskets, write: Write, before: WireBasket) {
  const said = pickupShipmentOf(before)
  const person = said ? personOf(said) : null
  if (!said || !person) return
  await write('pickup person', (basket) =>
    savePickupPerson(baskets, { basket, shipment: pickupShipmentOf(basket) ?? said, person }),
  )
  const methodId = hasPickupMethod(said) ? said.shippingMethod?.id : undefined
  if (methodId === undefined) return
  await write('pickup method', (basket) =>
    baskets.updateShippingMethodForShipment(
      basket.basketId,
      pickupShipmentOf(basket) ?? said,
      methodId,
    ),
  )
}
