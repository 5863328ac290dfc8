import * as v from 'valibot'

import type { Bag } from '#shared/contract/bag.ts'
import {
  ShippingMethodId,
  type Address,
  type Card,
  type Checkout,
  type ShippingMethod,
} from '#shared/contract/checkout.ts'

import { plainText, type ContentMapper } from '../catalog/content-mapper.ts'
import type {
  WireAddress,
  WireBasket,
  WireCart,
  WireShippingMethod,
} from '../commerce/wire-basket.ts'

interface CheckoutSources {
  bag: Bag
  shippingMethods: ShippingMethod[]
  paymentField: Checkout['paymentField']
}

/** Maps a basket to the checkout state with its open step. */
export function mapCheckout(
  wire: WireBasket,
  { bag, shippingMethods, paymentField }: CheckoutSources,
): Checkout {
  const shipment = wire.shipments[0]
  const shippingMethodId = v.safeParse(ShippingMethodId, shipment?.shippingMethod?.id)
  const done = {
    email: wire.customerInfo.email || null,
    shippingAddress: mapAddress(shipment?.shippingAddress),
    shippingMethodId: shippingMethodId.success ? shippingMethodId.output : null,
    billingAddress: mapAddress(wire.billingAddress),
    payment: mapCard(wire),
  }
  return { ...done, bag, shippingMethods, paymentField, openStep: openStepOf(done) }
}

type Done = Pick<
  Checkout,
  'email' | 'shippingAddress' | 'shippingMethodId' | 'billingAddress' | 'payment'
>

function openStepOf(done: Done): Checkout['openStep'] {
  const isShipped = done.email && done.shippingAddress && done.shippingMethodId
  if (!isShipped) return 'shipping'
  return done.billingAddress && done.payment ? 'review' : 'billing'
}

const Required = v.pipe(v.string(), v.nonEmpty())
const Text = v.optional(v.string(), '')
const Optional = v.pipe(
  v.nullish(v.string(), null),
  v.transform((text) => text || null),
)

/** The required and optional fields of an address (spec 1 §5). */
const WholeAddress = v.object({
  firstName: Text,
  lastName: Text,
  address1: Required,
  address2: Optional,
  city: Required,
  stateCode: Required,
  postalCode: Required,
  countryCode: v.picklist(['US', 'CA']),
  phone: Optional,
})

/** Null if the address is incomplete. */
export function mapAddress(wire: WireAddress | undefined): Address | null {
  const address = v.safeParse(WholeAddress, wire)
  return address.success ? address.output : null
}

/** The wire format of an address: fields without a value are left out. */
export function wireAddressOf({ address2, phone, ...address }: Address): WireAddress {
  return { ...address, ...(address2 && { address2 }), ...(phone && { phone }) }
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

export function mapShippingMethods(
  wire: readonly WireShippingMethod[],
  { site: { currency } }: ContentMapper,
): ShippingMethod[] {
  return wire.flatMap(({ id, name, description, price, c_estimatedArrivalTime }) => {
    const parsed = v.safeParse(ShippingMethodId, id)
    if (!parsed.success || price === undefined) return []
    return [
      {
        id: parsed.output,
        name: plainText(name) ?? id,
        description: plainText(description),
        arrival: plainText(c_estimatedArrivalTime),
        price: { minorUnits: Math.round(price * 100), currency },
      },
    ]
  })
}
