import { parseDelivery } from '#shared/checkout/shipping-address.ts'
import {
  Checkout,
  type Address,
  type ArrivalDays,
  type ChooseShippingMethod,
  type SaveShippingAddress,
} from '#shared/checkout/checkout.ts'
import type { SiteRules } from '#shared/fields/judge.ts'
import { ProblemError } from '#shared/http/problem.ts'
import type { Shopper } from '#shared/shopper.ts'
import type { PickupPerson } from '#shared/stores/store.ts'
import { GIFT_PAYMENT_LIMIT } from '#shared/gift-cards/gift-amounts.ts'

import { siteRulesOf } from '../catalog/site-rules.ts'
import type { BasketResult } from '../commerce/basket-call.ts'
import type { WireBasket, WireShipment, WireShippingMethod } from '../commerce/wire-basket.ts'
import { arrivalText } from '../shipping/arrival-text.ts'
import { correctionFor, placeKeyOf } from './address-correction.ts'
import { saveGiftMessage } from './bag-gifts.ts'
import { bagOf } from './change-basket.ts'
import { writtenText } from './gift-details.ts'
import { mapAddress, mapCheckout, mapShippingMethods, wireAddressOf } from './map-checkout.ts'
import { findPlacedOrder } from './placed-before.ts'
import { promiseArrival } from './promise-arrival.ts'
import {
  hasPickupMethod,
  needsAddress,
  parcelOf,
  pickupOf,
  pickupShipmentOf,
  wirePersonOf,
} from './shipments.ts'
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
      if (step === 'review') return checkoutOf(shop, await promiseArrival(shop, basket), null)
      const parcel = parcelOf(basket)
      const needsMethods = step === 'shipping' && needsAddress(basket) && parcel?.shippingAddress
      if (!needsMethods) return checkoutOf(shop, basket, null)
      const [methods, arrivalDays, correction] = await Promise.all([
        shop.baskets.shippingMethods(basketId, parcel, signal),
        // Without the days, the methods say how long they take.
        daysOf(shop, parcel),
        correctionFor(shop, parcel),
      ])
      return { ...(await checkoutOf(shop, basket, { ...methods, arrivalDays })), correction }
    },

    saveShippingAddress: (input, idempotencyKey) =>
      runAction(shop, {
        action: 'saveShippingAddress',
        idempotencyKey,
        input,
        schema: Checkout,
        run: async () => deliver(shop, basketIn(await shop.baskets.get(basketIdOf(shop))), input),
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

/**
 * Saves the e-mail, the shipping address and who picks up, as far as the basket needs them.
 * @throws {ProblemError} `invalid-input` with `fields`
 */
export async function deliver(
  shop: ShopperContext,
  before: WireBasket,
  input: SaveShippingAddress,
): Promise<Checkout> {
  const { baskets, context } = shop
  const { basketId } = before
  const parsed = parseDelivery(input, {
    country: context.site.country,
    overrides: await ruleOverridesOf(shop),
    needs: {
      needsAddress: needsAddress(before),
      needsPerson: pickupShipmentOf(before) !== undefined,
    },
  })
  if ('problems' in parsed) throw new ProblemError('invalid-input', { fields: parsed.problems })
  const { email, address, person } = parsed
  if (input.keepsPlace && address) shop.session.update({ confirmedPlace: placeKeyOf(address) })
  const known = savedBasketIn(await baskets.updateCustomerForBasket(basketId, email))
  const fetched = person ? await withPickup(shop, known, person) : known
  return address ? sentTo(shop, fetched, address) : checkoutOf(shop, fetched, null)
}

/** Says who picks up, with the method that the service lists for pickup. */
async function withPickup({ baskets }: ShopperContext, basket: WireBasket, person: PickupPerson) {
  const { basketId } = basket
  const shipment = pickupShipmentOf(basket)
  if (!shipment) return basket
  const named = savedBasketIn(
    await baskets.updateShipmentForBasket(basketId, shipment, wirePersonOf(person)),
  )
  if (hasPickupMethod(pickupShipmentOf(named) ?? shipment)) return named
  const { pickup } = await baskets.shippingMethods(basketId, shipment)
  if (!pickup) throw new ProblemError('bag-unavailable')
  return savedBasketIn(await baskets.updateShippingMethodForShipment(basketId, shipment, pickup.id))
}

async function sentTo(shop: ShopperContext, basket: WireBasket, address: Address) {
  const { baskets } = shop
  const { basketId } = basket
  const parcel = parcelOf(basket)
  if (!parcel) throw new ProblemError('unavailable')
  const body = wireAddressOf(address)
  const shipped = savedBasketIn(
    await baskets.updateShippingAddressForShipment(basketId, parcel, body),
  )
  // If the billing address was the shipping address, it changes with it.
  const saved = isBilledToShippingAddress(basket)
    ? savedBasketIn(await baskets.updateBillingAddressForBasket(basketId, body))
    : shipped
  const methods = await baskets.shippingMethods(basketId, parcel)
  const { delivering } = methods
  // The selected shipping method may not be available for the new address.
  const chosen = parcelOf(saved)?.shippingMethod?.id
  const isLost = chosen !== undefined && !delivering.some(({ id }) => id === chosen)
  const [first] = delivering
  const changed =
    isLost && first
      ? savedBasketIn(await baskets.updateShippingMethodForShipment(basketId, parcel, first.id))
      : saved
  return checkoutOf(shop, changed, methods)
}

function isBilledToShippingAddress(basket: WireBasket) {
  const billed = mapAddress(basket.billingAddress)
  const shipped = mapAddress(parcelOf(basket)?.shippingAddress)
  return billed !== null && JSON.stringify(billed) === JSON.stringify(shipped)
}

/** Also saves a gift message that has been typed beside the methods. */
async function chooseShippingMethod(
  shop: ShopperContext,
  { methodId, message }: ChooseShippingMethod,
) {
  const { baskets } = shop
  const basketId = basketIdOf(shop)
  const parcel = parcelOf(basketIn(await baskets.get(basketId)))
  if (!parcel) throw new ProblemError('step-open')
  // What the page has shown of it is no change.
  const shown = writtenText(parcel.giftMessage) ?? ''
  if (message !== undefined && message !== shown) await saveGiftMessage(shop, { message })
  const answer = await baskets.updateShippingMethodForShipment(basketId, parcel, methodId)
  if (answer.kind === 'refused') {
    throw new ProblemError('invalid-input', { fields: { methodId: 'choice' } })
  }
  return checkoutOf(shop, basketIn(answer), null)
}

const daysOf = ({ readArrivalDays }: ShopperContext, { shippingAddress }: WireShipment) =>
  readArrivalDays(shippingAddress?.stateCode ?? '').catch(() => null)

interface WireMethods {
  delivering: readonly WireShippingMethod[]
  arrivalDays?: ReadonlyMap<string, ArrivalDays> | null
}

/** The checkout as its pages show it. @param methods null where the shopper does not choose one */
export async function checkoutOf(
  shop: ShopperContext,
  basket: WireBasket,
  methods: WireMethods | null,
): Promise<Checkout> {
  const { payment, context, mapper, readPickupStore } = shop
  const { locale, config } = context
  const [bag, pickup, preferences] = await Promise.all([
    bagOf(shop, basket, { judgesOtherWays: false }),
    pickupOf(basket, readPickupStore, locale),
    shop.catalog.getPreferences().catch(() => null),
  ])
  const checkout = mapCheckout(basket, {
    bag,
    pickup,
    arrival: needsAddress(basket) ? arrivalText(parcelOf(basket), locale) : null,
    giftCardLimit: preferences?.maxGiftCardApplication ?? GIFT_PAYMENT_LIMIT,
    shippingMethods: mapShippingMethods(methods?.delivering ?? [], {
      mapper,
      arrivalDays: methods?.arrivalDays,
    }),
    paymentField: {
      origin: payment.origin,
      address: payment.fieldAddress({ locale, parentOrigin: config.publicOrigin }),
    },
  })
  return {
    ...checkout,
    ...(isPaymentLeft(shop, checkout, basket) && { isPaymentLeft: true }),
    ...(config.streetSuggestions && { suggestsStreets: true }),
  }
}

const isPaymentLeft = (
  { session }: ShopperContext,
  { payment, giftCards }: Pick<Checkout, 'payment' | 'giftCards'>,
  { basketId }: WireBasket,
) => payment === null && giftCards.length === 0 && session.state?.paymentLeftIn === basketId

/** The site's own validation rules. They are optional: without them the shop's default rules apply. */
export async function ruleOverridesOf({ catalog }: ShopperContext): Promise<SiteRules> {
  const preferences = await catalog.getPreferences().catch(() => null)
  return siteRulesOf(preferences?.validationRegexConfig ?? {})
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
