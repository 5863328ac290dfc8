import * as v from 'valibot'

import * as features from '#shop/features.ts'
import { needsCard } from '#shared/checkout/needs-card.ts'
import type { Bag } from '#shared/bag/bag.ts'
import {
  ShippingMethodId,
  type ArrivalDays,
  type Card,
  type Checkout,
  type ShippingMethod,
} from '#shared/checkout/checkout.ts'
import type { Locale } from '#shared/site/site.ts'

import { plainText, type ContentMapper } from '../markup/content-mapper.ts'
import { mapAddress } from '../bag/wire-address.ts'
import type { WireBasket, WireCart, WireShippingMethod } from '../bag/wire-basket.ts'
import { dayText } from '../bag/arrival.ts'
import { giftPaymentOf } from '../gift-cards/gift-payment.ts'
import { hasPickupMethod, needsAddress, parcelOf, pickupShipmentOf } from '../bag/shipments.ts'

interface CheckoutSources {
  bag: Bag
  pickup: Checkout['pickup']
  arrival: Checkout['arrival']
  shippingMethods: ShippingMethod[]
  paymentField: Checkout['paymentField']
  giftCardLimit: number
}

/** Maps a basket to the checkout state with its open step. */
export function mapCheckout(
  wire: WireBasket,
  { bag, pickup, arrival, shippingMethods, paymentField, giftCardLimit }: CheckoutSources,
): Checkout {
  const done = {
    email: wire.customerInfo.email || null,
    ...shippingOf(wire),
    pickup,
    billingAddress: mapAddress(wire.billingAddress),
    payment: mapCard(wire),
    ...(features.giftCards ? giftPaymentOf(wire, bag.total) : { giftCards: [], due: bag.total }),
  }
  const openStep = isPickupReady(wire, pickup) ? openStepOf({ ...done, bag }) : 'shipping'
  return { ...done, bag, arrival, shippingMethods, paymentField, giftCardLimit, openStep }
}

function shippingOf(wire: WireBasket) {
  if (!needsAddress(wire)) {
    return { needsAddress: false, shippingAddress: null, shippingMethodId: null }
  }
  const parcel = parcelOf(wire)
  const methodId = v.safeParse(ShippingMethodId, parcel?.shippingMethod?.id)
  return {
    needsAddress: true,
    shippingAddress: mapAddress(parcel?.shippingAddress),
    shippingMethodId: methodId.success ? methodId.output : null,
  }
}

function isPickupReady(wire: WireBasket, pickup: Checkout['pickup']) {
  const fetched = pickupShipmentOf(wire)
  return !fetched || (pickup?.person !== null && hasPickupMethod(fetched))
}

type Done = Pick<
  Checkout,
  | 'email'
  | 'needsAddress'
  | 'shippingAddress'
  | 'shippingMethodId'
  | 'billingAddress'
  | 'payment'
  | 'due'
  | 'bag'
>

function openStepOf(done: Done): Checkout['openStep'] {
  const isAddressed = !done.needsAddress || (done.shippingAddress && done.shippingMethodId)
  if (!done.email || !isAddressed) return 'shipping'
  const isPaid = done.payment !== null || !needsCard(done)
  return done.billingAddress && isPaid ? 'review' : 'billing'
}

export function mapCard({ paymentInstruments }: Pick<WireCart, 'paymentInstruments'>): Card | null {
  const card = paymentInstruments.find(({ paymentCard }) => paymentCard)?.paymentCard
  if (!card) return null
  return {
    brand: plainText(card.cardType) ?? '',
    lastDigits: card.numberLastDigits ?? /\d{4}$/.exec(card.maskedNumber ?? '')?.[0] ?? '',
    expirationMonth: card.expirationMonth ?? 0,
    expirationYear: card.expirationYear ?? 0,
  }
}

interface MethodSources {
  mapper: ContentMapper
  /** As ISO dates. */
  arrivalDays?: ReadonlyMap<string, ArrivalDays> | null | undefined
}

const shownDays = (days: ArrivalDays | undefined, locale: Locale): ArrivalDays | undefined =>
  days && { from: dayText(days.from, locale), to: dayText(days.to, locale) }

/** The methods that can be chosen. One without a usable id or a price is left out. */
export function mapShippingMethods(
  wire: readonly WireShippingMethod[],
  { mapper, arrivalDays }: MethodSources,
): ShippingMethod[] {
  const { currency } = mapper.site
  return wire.flatMap(({ id, name, description, price, c_estimatedArrivalTime }) => {
    const parsed = v.safeParse(ShippingMethodId, id)
    if (!parsed.success || price === undefined) return []
    return [
      {
        id: parsed.output,
        name: plainText(name) ?? id,
        description: plainText(description),
        arrival: plainText(c_estimatedArrivalTime),
        arrivalDays: shownDays(arrivalDays?.get(id), mapper.locale),
        price: { minorUnits: Math.round(price * 100), currency },
      },
    ]
  })
}
