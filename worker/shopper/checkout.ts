import { parseShippingAddress } from '#shared/checkout/shipping-address.ts'
import {
  Checkout,
  type ChooseShippingMethod,
  type SaveShippingAddress,
} from '#shared/contract/checkout.ts'
import type { RuleOverrides } from '#shared/contract/preferences.ts'
import { ProblemError } from '#shared/contract/problem.ts'
import type { Shopper } from '#shared/contract/shopper.ts'

import type { BasketResult } from '../commerce/baskets.ts'
import type { WireBasket } from '../commerce/wire-basket.ts'
import { bagOf } from './bag-of.ts'
import { mapAddress, mapCheckout, mapShippingMethods, wireAddressOf } from './map-checkout.ts'
import { findPlacedOrder } from './placed-before.ts'
import { runAction, type ShopperContext } from './shopper-context.ts'

type CheckoutActions = Pick<Shopper, 'getCheckout' | 'saveShippingAddress' | 'chooseShippingMethod'>

/** The checkout steps before payment. The basket stores their state. */
export function createCheckoutActions(shop: ShopperContext): CheckoutActions {
  return {
    async getCheckout(step, signal) {
      const basketId = shop.session.state?.basketId
      if (!basketId) return null
      const answer = await shop.baskets.get(basketId, signal)
      if (answer.kind === 'gone') return findPlacedOrder(shop, basketId)
      const basket = basketIn(answer)
      if (basket.productItems.length + basket.giftCertificateItems.length === 0) return null
      const needsMethods = step === 'shipping' && basket.shipments[0]?.shippingAddress
      const methods = needsMethods ? await shop.baskets.shippingMethods(basketId, signal) : null
      return checkoutOf(shop, basket, methods)
    },

    saveShippingAddress: (input, idempotencyKey) =>
      runAction(shop, {
        action: 'saveShippingAddress',
        idempotencyKey,
        input,
        schema: Checkout,
        run: () => saveShippingAddress(shop, input),
      }),

    chooseShippingMethod: (input, idempotencyKey) =>
      runAction(shop, {
        action: 'chooseShippingMethod',
        idempotencyKey,
        input,
        schema: Checkout,
        run: () => chooseShippingMethod(shop, input),
      }),
  }
}

async function saveShippingAddress(shop: ShopperContext, input: SaveShippingAddress) {
  const { baskets, context } = shop
  const parsed = parseShippingAddress(input, context.site.country, await ruleOverridesOf(shop))
  if ('problems' in parsed) throw new ProblemError('invalid-input', { fields: parsed.problems })
  const basketId = basketIdOf(shop)
  const before = savedBasketIn(await baskets.updateCustomerForBasket(basketId, parsed.email))
  const body = wireAddressOf(parsed.address)
  const shipped = savedBasketIn(await baskets.updateShippingAddressForShipment(basketId, body))
  // If the billing address was the shipping address, it changes with it.
  const saved = isBilledToShippingAddress(before)
    ? savedBasketIn(await baskets.updateBillingAddressForBasket(basketId, body))
    : shipped
  const { applicableShippingMethods: methods } = await baskets.shippingMethods(basketId)
  // The selected shipping method may not be available for the new address.
  const chosen = saved.shipments[0]?.shippingMethod?.id
  const isLost = chosen !== undefined && !methods.some(({ id }) => id === chosen)
  const [first] = methods
  const basket =
    isLost && first
      ? savedBasketIn(await baskets.updateShippingMethodForShipment(basketId, first.id))
      : saved
  return checkoutOf(shop, basket, { applicableShippingMethods: methods })
}

function isBilledToShippingAddress({ billingAddress, shipments }: WireBasket) {
  const billed = mapAddress(billingAddress)
  const shipped = mapAddress(shipments[0]?.shippingAddress)
  return billed !== null && JSON.stringify(billed) === JSON.stringify(shipped)
}

async function chooseShippingMethod(shop: ShopperContext, { methodId }: ChooseShippingMethod) {
  const answer = await shop.baskets.updateShippingMethodForShipment(basketIdOf(shop), methodId)
  if (answer.kind === 'refused') {
    throw new ProblemError('invalid-input', { fields: { methodId: 'choice' } })
  }
  return checkoutOf(shop, basketIn(answer), null)
}

type WireMethods = Pick<
  Awaited<ReturnType<ShopperContext['baskets']['shippingMethods']>>,
  'applicableShippingMethods'
>

export async function checkoutOf(
  shop: ShopperContext,
  basket: WireBasket,
  methods: WireMethods | null,
): Promise<Checkout> {
  const { payment, context, mapper } = shop
  const { locale, config } = context
  return mapCheckout(basket, {
    bag: await bagOf(shop, basket),
    shippingMethods: mapShippingMethods(methods?.applicableShippingMethods ?? [], mapper),
    paymentField: {
      origin: payment.origin,
      address: payment.fieldAddress({ locale, parentOrigin: config.publicOrigin }),
    },
  })
}

/** The site's own validation rules. They are optional: without them the shop's default rules apply. */
export async function ruleOverridesOf({ catalog }: ShopperContext): Promise<RuleOverrides> {
  const preferences = await catalog.getPreferences().catch(() => null)
  return preferences?.validationRegexConfig ?? {}
}

/** @throws {ProblemError} `bag-empty` if there is no bag to check out */
export function basketIdOf({ session }: ShopperContext): string {
  const basketId = session.state?.basketId
  if (!basketId) throw new ProblemError('bag-empty')
  return basketId
}

/** A basket that was read. @throws {ProblemError} `bag-empty` if it is gone, `unavailable` if the request was rejected */
export function basketIn(answer: BasketResult): WireBasket {
  if (answer.kind === 'basket') return answer.basket
  throw new ProblemError(answer.kind === 'gone' ? 'bag-empty' : 'unavailable')
}

/** A basket after a write. @throws {ProblemError} `bag-empty` if it is gone, else why the write was rejected */
export function savedBasketIn(answer: BasketResult): WireBasket {
  if (answer.kind === 'refused') throw new ProblemError(answer.problem)
  return basketIn(answer)
}
