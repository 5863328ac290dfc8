import { parseDelivery } from '#shared/checkout/shipping-address.ts'
import type {
  Address,
  ArrivalDays,
  Checkout,
  CheckoutStep,
  ChooseShippingMethod,
  SaveShippingAddress,
} from '#shared/checkout/checkout.ts'
import type { SiteRules } from '#shared/fields/judge.ts'
import type { IdempotencyKey } from '#shared/http/idempotency-key.ts'
import { ProblemError } from '#shared/http/problem.ts'
import type { PickupPerson } from '#shared/stores/store.ts'
import { GIFT_PAYMENT_LIMIT } from '#shared/gift-cards/gift-amounts.ts'

import { readArrivalDays } from './arrival.ts'
import { createPayment } from '../payment/payment.ts'
import { createBaskets } from '../bag/baskets.ts'
import { basketIdOf, basketIn, savedBasketIn } from '../bag/open-basket.ts'
import { siteRulesOf } from '../preferences/site-rules.ts'
import type { WireBasket, WireShipment, WireShippingMethod } from '../bag/wire-basket.ts'
import { arrivalText } from '../bag/arrival.ts'
import { correctionFor, placeKeyOf } from './address-correction.ts'
import { saveGiftMessage } from '../bag/bag-gifts.ts'
import { bagOf } from '../bag/change-basket.ts'
import { writtenText } from '../bag/gift-details.ts'
import { savePickupPerson } from '../bag/pickup-person.ts'
import { mapAddress, wireAddressOf } from '../bag/wire-address.ts'
import { mapCheckout, mapShippingMethods } from './map-checkout.ts'
import { findPlacedOrder } from './placed-before.ts'
import { runStep } from './run-step.ts'
import { promiseArrival } from './promise-arrival.ts'
import {
  hasPickupMethod,
  needsAddress,
  parcelOf,
  pickupOf,
  pickupShipmentOf,
} from '../bag/shipments.ts'
import type { Edge } from '../http/edge.ts'

/**
 * The checkout for a step. The basket stores its state. Null when there is nothing to check out; the placed order when the
 * bag has already been ordered.
 */
export async function getCheckout(edge: Edge, step: CheckoutStep, signal?: AbortSignal) {
  const baskets = createBaskets(edge)
  const basketId = edge.session.state?.basketId
  if (!basketId) return null
  const answer = await baskets.get(basketId, signal)
  if (answer.kind === 'gone') return findPlacedOrder(edge, basketId)
  const basket = basketIn(answer)
  if (basket.productItems.length + basket.giftCertificateItems.length === 0) return null
  if (step === 'review') return checkoutOf(edge, await promiseArrival(edge, basket), null)
  const parcel = parcelOf(basket)
  const needsMethods = step === 'shipping' && needsAddress(basket) && parcel?.shippingAddress
  if (!needsMethods) return checkoutOf(edge, basket, null)
  const [methods, arrivalDays, correction] = await Promise.all([
    baskets.shippingMethods(basketId, parcel, signal),
    // Without the days, the methods show their duration.
    daysOf(edge, parcel),
    correctionFor(edge, parcel),
  ])
  return { ...(await checkoutOf(edge, basket, { ...methods, arrivalDays })), correction }
}

/** Saves the shipping step of the session's basket. @throws {ProblemError} as `deliver` */
export const saveShippingAddress = (
  edge: Edge,
  input: SaveShippingAddress,
  key: IdempotencyKey,
): Promise<Checkout> =>
  runStep(edge, { name: 'saveShippingAddress', key, input }, async () =>
    deliver(edge, basketIn(await createBaskets(edge).get(basketIdOf(edge))), input),
  )

/**
 * Saves the e-mail, the shipping address and who picks up, as far as the basket needs them.
 * @throws {ProblemError} `invalid-input` with `fields`
 */
export async function deliver(
  edge: Edge,
  before: WireBasket,
  input: SaveShippingAddress,
): Promise<Checkout> {
  const { context } = edge
  const baskets = createBaskets(edge)
  const { basketId } = before
  const parsed = parseDelivery(input, {
    country: context.site.country,
    overrides: await ruleOverridesOf(edge),
    needs: {
      needsAddress: needsAddress(before),
      needsPerson: pickupShipmentOf(before) !== undefined,
    },
  })
  if ('problems' in parsed) throw new ProblemError('invalid-input', { fields: parsed.problems })
  const { email, address, person } = parsed
  if (input.keepsPlace && address) edge.session.update({ confirmedPlace: placeKeyOf(address) })
  const known = savedBasketIn(await baskets.updateCustomerForBasket(basketId, email))
  const fetched = person ? await withPickup(edge, known, person) : known
  return address ? sentTo(edge, fetched, address) : checkoutOf(edge, fetched, null)
}

/** Says who picks up, with the method that the service lists for pickup. */
async function withPickup(edge: Edge, basket: WireBasket, person: PickupPerson) {
  const baskets = createBaskets(edge)
  const { basketId } = basket
  const shipment = pickupShipmentOf(basket)
  if (!shipment) return basket
  const named = savedBasketIn(await savePickupPerson(baskets, { basket, shipment, person }))
  if (hasPickupMethod(pickupShipmentOf(named) ?? shipment)) return named
  const { pickup } = await baskets.shippingMethods(basketId, shipment)
  if (!pickup) throw new ProblemError('bag-unavailable')
  return savedBasketIn(await baskets.updateShippingMethodForShipment(basketId, shipment, pickup.id))
}

async function sentTo(edge: Edge, basket: WireBasket, address: Address) {
  const baskets = createBaskets(edge)
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
  return checkoutOf(edge, changed, methods)
}

function isBilledToShippingAddress(basket: WireBasket) {
  const billed = mapAddress(basket.billingAddress)
  const shipped = mapAddress(parcelOf(basket)?.shippingAddress)
  return billed !== null && JSON.stringify(billed) === JSON.stringify(shipped)
}

/** Also saves a gift message that has been typed beside the methods. */
export async function chooseShippingMethod(
  edge: Edge,
  { methodId, message }: ChooseShippingMethod,
) {
  const baskets = createBaskets(edge)
  const basketId = basketIdOf(edge)
  const parcel = parcelOf(basketIn(await baskets.get(basketId)))
  if (!parcel) throw new ProblemError('step-open')
  // The message that the page has shown is no change.
  const shown = writtenText(parcel.giftMessage) ?? ''
  if (message !== undefined && message !== shown) await saveGiftMessage(edge, { message })
  const answer = await baskets.updateShippingMethodForShipment(basketId, parcel, methodId)
  if (answer.kind === 'refused') {
    throw new ProblemError('invalid-input', { fields: { methodId: 'choice' } })
  }
  return checkoutOf(edge, basketIn(answer), null)
}

const daysOf = (edge: Edge, { shippingAddress }: WireShipment) =>
  readArrivalDays(edge, shippingAddress?.stateCode ?? '').catch(() => null)

interface WireMethods {
  delivering: readonly WireShippingMethod[]
  arrivalDays?: ReadonlyMap<string, ArrivalDays> | null
}

/** The checkout as its pages show it. @param methods null where the shopper does not choose one */
export async function checkoutOf(
  edge: Edge,
  basket: WireBasket,
  methods: WireMethods | null,
): Promise<Checkout> {
  const { context, mapper } = edge
  const payment = createPayment(edge)
  const { locale, config } = context
  const [bag, pickup, preferences] = await Promise.all([
    bagOf(edge, basket, { judgesOtherWays: false }),
    pickupOf(edge, basket),
    edge.catalog.getPreferences().catch(() => null),
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
    ...(isPaymentLeft(edge, checkout, basket) && { isPaymentLeft: true }),
    ...(config.streetSuggestions && { suggestsStreets: true }),
  }
}

const isPaymentLeft = (
  { session }: Edge,
  { payment, giftCards }: Pick<Checkout, 'payment' | 'giftCards'>,
  { basketId }: WireBasket,
) => payment === null && giftCards.length === 0 && session.state?.paymentLeftIn === basketId

/** The site's own validation rules. They are optional: without them the shop's default rules apply. */
export async function ruleOverridesOf({ catalog }: Edge): Promise<SiteRules> {
  const preferences = await catalog.getPreferences().catch(() => null)
  return siteRulesOf(preferences?.validationRegexConfig ?? {})
}
