import * as v from 'valibot'

import { addressToInput } from '#shared/checkout/address.ts'
import { needsCard } from '#shared/checkout/needs-card.ts'
import { SaveShippingAddress, type Checkout } from '#shared/checkout/checkout.ts'
import type { FilledCheckout, Unfilled } from '#shared/account/member-checkout.ts'
import { ProblemError } from '#shared/http/problem.ts'

import { createBaskets } from '../bag/baskets.ts'
import type { WireBasket } from '../bag/wire-basket.ts'
import { basketIdOf, basketIn, savedBasketIn } from '../bag/open-basket.ts'
import { deliver } from '../checkout/checkout.ts'
import { mapAddress } from '../bag/wire-address.ts'
import { withBillingAddress } from '../checkout/payment-actions.ts'
import { needsAddress, parcelOf } from '../bag/shipments.ts'
import type { Edge } from '../http/edge.ts'
import { readAccount } from './account-record.ts'
import { readKnown, pickedUpBy, type Known } from './last-time-known.ts'
import { payWithSaved } from './member-checkout.ts'

/**
 * The checkout from the bag to the review in one press: fills one step after the other, and stops at the first that lacks
 * something. Orders nothing. Completed steps stay, whatever fails.
 * @throws {ProblemError} `bag-empty`
 */
export async function checkOutAsLastTime(edge: Edge): Promise<FilledCheckout> {
  const [known, answer] = await Promise.all([
    readKnown(edge),
    createBaskets(edge).get(basketIdOf(edge)),
  ])
  const basket = basketIn(answer)
  if (!known.home && needsAddress(basket)) return stopped('shipping', lackingIn(basket))
  try {
    const delivered = await deliver(edge, basket, await createDelivery(edge, known, basket))
    const method = await chooseMethod(edge, known, delivered)
    if (method === 'none') return stopped('shipping', 'rest')
    return await pay(edge, known, { delivered, isOtherMethod: method === 'other' })
  } catch (error) {
    return stopped('shipping', unfilledBy(error, 'pickup'))
  }
}

/** Does not ask again for an address that the bag has. */
const lackingIn = (basket: WireBasket): Unfilled =>
  mapAddress(parcelOf(basket)?.shippingAddress) ? 'rest' : 'address'

const stopped = (openStep: FilledCheckout['openStep'], unfilled: Unfilled): FilledCheckout => ({
  openStep,
  unfilled,
})

/** @throws the error again if no step can mend it */
function unfilledBy(error: unknown, invalid: Unfilled): Unfilled {
  if (!(error instanceof ProblemError)) throw error
  if (error.type === 'bag-empty' || error.type === 'sign-in-required') throw error
  return error.type === 'invalid-input' ? invalid : 'rest'
}

/** The fields of the shipping step. */
async function createDelivery(edge: Edge, known: Known, basket: WireBasket) {
  const record = await readAccount(edge)
  const { home } = known
  return v.parse(SaveShippingAddress, {
    email: basket.customerInfo.email || record.email || record.login,
    ...pickupFields(pickedUpBy(basket) ?? personIn(known) ?? { ...record, phone: null }),
    ...(home && addressToInput(home.address)),
  })
}

/** The person who picked up last time, else the customer. */
const personIn = ({ home, order }: Known) => order?.person ?? home?.address

interface Person {
  firstName: string | null
  lastName: string
  phone: string | null
}

const pickupFields = ({ firstName, lastName, phone }: Person) => ({
  pickupFirstName: firstName ?? '',
  pickupLastName: lastName,
  pickupPhone: phone ?? '',
})

/** Keeps the last order's method where the address has it. */
async function chooseMethod(
  edge: Edge,
  { order }: Known,
  delivered: Checkout,
): Promise<'last' | 'other' | 'none'> {
  if (!delivered.needsAddress) return 'last'
  const lastId = order?.method?.id
  const chosen = methodFor(delivered, lastId)
  if (chosen === null) return 'none'
  if (chosen !== delivered.shippingMethodId) {
    const basketId = basketIdOf(edge)
    const parcel = parcelOf(basketIn(await createBaskets(edge).get(basketId)))
    if (!parcel) return 'none'
    savedBasketIn(
      await createBaskets(edge).updateShippingMethodForShipment(basketId, parcel, chosen),
    )
  }
  return lastId === undefined || chosen === lastId ? 'last' : 'other'
}

/** That of the last order, else the one that is chosen already, else the first. */
function methodFor(
  { shippingMethods, shippingMethodId }: Checkout,
  lastId: string | undefined,
): string | null {
  const last = shippingMethods.find(({ id }) => id === lastId)
  return last?.id ?? shippingMethodId ?? shippingMethods[0]?.id ?? null
}

interface Delivered {
  delivered: Checkout
  isOtherMethod: boolean
}

async function pay(
  edge: Edge,
  known: Known,
  { delivered, isOtherMethod }: Delivered,
): Promise<FilledCheckout> {
  try {
    const unfilled = await (needsCard(delivered)
      ? payWithCard(edge, known)
      : bill(edge, known, delivered))
    if (unfilled) return stopped('billing', unfilled)
  } catch (error) {
    const isGone = error instanceof ProblemError && error.type === 'not-found'
    return stopped('billing', isGone ? 'card' : unfilledBy(error, 'rest'))
  }
  return { openStep: 'review', unfilled: isOtherMethod ? 'method' : null }
}

/** Gift cards or discounts leave nothing to pay, so only the address of the bill is needed. */
async function bill(
  edge: Edge,
  { home }: Known,
  { billingAddress, shippingAddress }: Checkout,
): Promise<Unfilled | null> {
  const billTo = billingAddress ?? shippingAddress ?? home?.address
  if (!billTo) return 'rest'
  await withBillingAddress(edge, basketIn(await createBaskets(edge).get(basketIdOf(edge))), billTo)
  return null
}

async function payWithCard(edge: Edge, { card }: Known): Promise<Unfilled | null> {
  if (!card) return 'card'
  const { openStep } = await payWithSaved(edge, card)
  return openStep === 'review' ? null : 'rest'
}
