import type { BasketResult } from '../commerce/basket-call.ts'
import type { WireBasket } from '../commerce/wire-basket.ts'
import { mapAddress, wireAddressOf } from './map-checkout.ts'
import {
  hasPickupMethod,
  needsAddress,
  parcelOf,
  personOf,
  pickupShipmentOf,
  wirePersonOf,
} from './shipments.ts'
import type { ShopperContext } from './shopper-context.ts'

type Write = (name: string, change: (basket: WireBasket) => Promise<BasketResult>) => Promise<void>

/**
 * Repeats in the merged basket what the guest has said in the checkout: commerce merges items and coupons, and leaves
 * addresses, methods, gift messages and people behind. What the guest has said last counts. What cannot be repeated is
 * asked for again, as payments are: commerce tells neither a card's token nor a gift card's code.
 */
export async function keepCheckout(
  shop: ShopperContext,
  before: WireBasket,
  merged: WireBasket,
): Promise<WireBasket> {
  let current = merged
  const write: Write = async (name, change) => {
    const answer = await change(current).catch(() => null)
    if (answer?.kind === 'basket') current = answer.basket
    else shop.context.log.warn(`basket ${name} not kept`)
  }
  await keepContact(shop, write, { before, merged })
  if (needsAddress(before)) await keepParcel(shop, write, before)
  await keepPickup(shop, write, before)
  if (before.paymentInstruments.length > 0) {
    shop.session.update({ paymentLeftIn: current.basketId })
  }
  return current
}

interface Both {
  before: WireBasket
  merged: WireBasket
}

async function keepContact({ baskets }: ShopperContext, write: Write, { before, merged }: Both) {
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
async function keepParcel({ baskets }: ShopperContext, write: Write, before: WireBasket) {
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

async function keepPickup({ baskets }: ShopperContext, write: Write, before: WireBasket) {
  const said = pickupShipmentOf(before)
  const person = said ? personOf(said) : null
  if (!said || !person) return
  await write('pickup person', (basket) =>
    baskets.updateShipmentForBasket(
      basket.basketId,
      pickupShipmentOf(basket) ?? said,
      wirePersonOf(person),
    ),
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
