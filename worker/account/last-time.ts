import * as v from 'valibot'

import { addressToInput } from '#shared/checkout/address.ts'
import { needsCard } from '#shared/checkout/needs-card.ts'
import { SaveShippingAddress, type Checkout } from '#shared/checkout/checkout.ts'
import {
  FilledCheckout,
  type LastTimeCheckout,
  type Unfilled,
} from '#shared/account/member-checkout.ts'
import { ProblemError } from '#shared/http/problem.ts'

import type { WireBasket } from '../commerce/wire-basket.ts'
import { basketIdOf, basketIn, deliver, savedBasketIn } from '../shopper/checkout.ts'
import { mapAddress } from '../shopper/map-checkout.ts'
import { withBillingAddress } from '../shopper/payment-actions.ts'
import { needsAddress, parcelOf } from '../shopper/shipments.ts'
import { runAction } from '../shopper/shopper-context.ts'
import type { AccountContext } from './account-context.ts'
import { knownOf, pickedUpBy, type Known } from './last-time-known.ts'
import { lastTimeOffer } from './last-time-offer.ts'
import { payWithSaved } from './member-checkout.ts'
import { requireCustomer } from '../session/customer.ts'

export const createLastTime = (account: AccountContext): LastTimeCheckout => ({
  getLastTime: () => lastTimeOffer(account),
  checkOutAsLastTime: (idempotencyKey) => {
    requireCustomer(account.shop)
    return runAction(account.shop, {
      action: 'checkOutAsLastTime',
      idempotencyKey,
      input: {},
      schema: FilledCheckout,
      run: () => fill(account),
    })
  },
})

/** Fills one step after the other, and stops at the first that lacks something. */
async function fill(account: AccountContext): Promise<FilledCheckout> {
  const { shop } = account
  const [known, answer] = await Promise.all([knownOf(account), shop.baskets.get(basketIdOf(shop))])
  const basket = basketIn(answer)
  if (!known.home && needsAddress(basket)) return stopped('shipping', lackingIn(basket))
  try {
    const delivered = await deliver(shop, basket, await deliveryOf(account, known, basket))
    const method = await chooseMethod(account, known, delivered)
    if (method === 'none') return stopped('shipping', 'rest')
    return await pay(account, known, { delivered, isOtherMethod: method === 'other' })
  } catch (error) {
    return stopped('shipping', unfilledBy(error, 'pickup'))
  }
}

/** An address that the bag has already is not asked for again. */
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
async function deliveryOf(account: AccountContext, known: Known, basket: WireBasket) {
  const record = await account.read()
  const { home } = known
  return v.parse(SaveShippingAddress, {
    email: basket.customerInfo.email || record.email || record.login,
    ...fieldsOf(pickedUpBy(basket) ?? personIn(known) ?? { ...record, phone: null }),
    ...(home && addressToInput(home.address)),
  })
}

/** Whoever picks up is who did so last time, else the customer. */
const personIn = ({ home, order }: Known) => order?.person ?? home?.address

interface Person {
  firstName: string | null
  lastName: string
  phone: string | null
}

const fieldsOf = ({ firstName, lastName, phone }: Person) => ({
  pickupFirstName: firstName ?? '',
  pickupLastName: lastName,
  pickupPhone: phone ?? '',
})

/** Keeps the last order's method where the address has it. */
async function chooseMethod(
  { shop }: AccountContext,
  { order }: Known,
  delivered: Checkout,
): Promise<'last' | 'other' | 'none'> {
  if (!delivered.needsAddress) return 'last'
  const lastId = order?.method?.id
  const chosen = methodFor(delivered, lastId)
  if (chosen === null) return 'none'
  if (chosen !== delivered.shippingMethodId) {
    const basketId = basketIdOf(shop)
    const parcel = parcelOf(basketIn(await shop.baskets.get(basketId)))
    if (!parcel) return 'none'
    savedBasketIn(await shop.baskets.updateShippingMethodForShipment(basketId, parcel, chosen))
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
  account: AccountContext,
  known: Known,
  { delivered, isOtherMethod }: Delivered,
): Promise<FilledCheckout> {
  try {
    const unfilled = await (needsCard(delivered)
      ? payWithCard(account, known)
      : bill(account, known, delivered))
    if (unfilled) return stopped('billing', unfilled)
  } catch (error) {
    const isGone = error instanceof ProblemError && error.type === 'not-found'
    return stopped('billing', isGone ? 'card' : unfilledBy(error, 'rest'))
  }
  return { openStep: 'review', unfilled: isOtherMethod ? 'method' : null }
}

/** Gift cards or discounts leave nothing to pay, so only the address of the bill is needed. */
async function bill(
  { shop }: AccountContext,
  { home }: Known,
  { billingAddress, shippingAddress }: Checkout,
): Promise<Unfilled | null> {
  const billTo = billingAddress ?? shippingAddress ?? home?.address
  if (!billTo) return 'rest'
  await withBillingAddress(shop, basketIn(await shop.baskets.get(basketIdOf(shop))), billTo)
  return null
}

async function payWithCard(account: AccountContext, { card }: Known): Promise<Unfilled | null> {
  if (!card) return 'card'
  const { openStep } = await payWithSaved(account, card.instrumentId)
  return openStep === 'review' ? null : 'rest'
}
