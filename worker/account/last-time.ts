import * as v from 'valibot'

import { addressToInput } from '#shared/checkout/address.ts'
import { SaveShippingAddress, type Checkout } from '#shared/contract/checkout.ts'
import {
  FilledCheckout,
  type LastTime,
  type LastTimeCheckout,
  type Unfilled,
} from '#shared/contract/member-checkout.ts'
import { ProblemError } from '#shared/contract/problem.ts'
import type { SavedAddress } from '#shared/contract/saved-address.ts'
import type { SavedCard } from '#shared/contract/saved-card.ts'
import { isCovered } from '#shared/gift-card/is-covered.ts'

import type { WireCustomerOrder } from '../commerce/order-lookup.ts'
import type { WireBasket } from '../commerce/wire-basket.ts'
import { basketIdOf, basketIn, deliver, savedBasketIn } from '../shopper/checkout.ts'
import { withBillingAddress } from '../shopper/payment-actions.ts'
import { needsAddress, parcelOf, personOf, pickupShipmentOf } from '../shopper/shipments.ts'
import { runAction } from '../shopper/shopper-context.ts'
import type { AccountContext } from './account-context.ts'
import { cardChoiceOf, payWithSaved, shippingAddressesOf } from './member-checkout.ts'
import { requireCustomer } from './require-customer.ts'

/** The bag does not wait longer for the last order (ms). */
const ORDER_DEADLINE_MS = 1_500

export const createLastTime = (account: AccountContext): LastTimeCheckout => ({
  async getLastTime() {
    if (account.shop.session.state?.authType !== 'registered') return null
    const { home, card, order } = await knownOf(account)
    if (!home || !card || !order) return null
    const { method } = order
    return { address: home.address, card: card.card, method: method?.name ?? null }
  },
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

interface Known {
  home: SavedAddress | undefined
  card: SavedCard | undefined
  order: LastOrder | null
}

/** The preferred address, the first usable card, and what the last order says. */
async function knownOf(account: AccountContext): Promise<Known> {
  const [{ addresses }, { cards }, order] = await Promise.all([
    shippingAddressesOf(account),
    cardChoiceOf(account),
    lastOrderOf(account).catch(() => null),
  ])
  return { home: addresses.find(({ isPreferred }) => isPreferred), card: cards[0], order }
}

interface LastOrder {
  method: { id: string; name: LastTime['method'] } | null
  /** Who has picked it up. */
  person: ReturnType<typeof personOf>
}

async function lastOrderOf({ shop }: AccountContext): Promise<LastOrder | null> {
  const { orders } = await shop.orderManagement.list(
    requireCustomer(shop),
    { limit: 1, offset: 0 },
    AbortSignal.timeout(ORDER_DEADLINE_MS),
  )
  const [order] = orders
  return order ? { method: methodOf(order), person: pickedUpBy(order) } : null
}

function methodOf(order: WireCustomerOrder) {
  const method = needsAddress(order) ? parcelOf(order)?.shippingMethod : undefined
  return method ? { id: method.id, name: method.name ?? method.id } : null
}

function pickedUpBy(cart: Parameters<typeof pickupShipmentOf>[0]) {
  const fetched = pickupShipmentOf(cart)
  return fetched ? personOf(fetched) : null
}

/** Fills one step after the other, and stops at the first that lacks something. */
async function fill(account: AccountContext): Promise<FilledCheckout> {
  const { shop } = account
  const [known, answer] = await Promise.all([knownOf(account), shop.baskets.get(basketIdOf(shop))])
  const basket = basketIn(answer)
  if (!known.home && needsAddress(basket)) return stopped('shipping', 'address')
  try {
    const delivered = await deliver(shop, basket, await deliveryOf(account, known, basket))
    const method = await chooseMethod(account, known, delivered)
    if (method === 'none') return stopped('shipping', 'rest')
    return await pay(account, known, { delivered, isOtherMethod: method === 'other' })
  } catch (error) {
    return stopped('shipping', unfilledBy(error, known.home ? 'pickup' : 'address'))
  }
}

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

/** The fields of the shipping step. Whoever is not said to pick up is the customer. */
async function deliveryOf(account: AccountContext, { home, order }: Known, basket: WireBasket) {
  const { email, login, firstName, lastName } = await account.read()
  const { customerInfo } = basket
  const person = pickedUpBy(basket) ?? order?.person ?? home?.address ?? { firstName, lastName }
  return v.parse(SaveShippingAddress, {
    email: customerInfo.email || email || login,
    pickupFirstName: person.firstName ?? '',
    pickupLastName: person.lastName,
    pickupPhone: ('phone' in person && person.phone) || '',
    ...(home && addressToInput(home.address)),
  })
}

/** The method of the last order if the address has it, else the one that is chosen already, else the first. */
async function chooseMethod(
  { shop }: AccountContext,
  { order }: Known,
  { needsAddress: isShipped, shippingMethods, shippingMethodId }: Checkout,
): Promise<'last' | 'other' | 'none'> {
  if (!isShipped) return 'last'
  const last = order?.method
  const same = shippingMethods.find(({ id }) => id === last?.id)
  const chosen = same?.id ?? shippingMethodId ?? shippingMethods[0]?.id
  if (chosen === undefined) return 'none'
  if (chosen !== shippingMethodId) {
    const basketId = basketIdOf(shop)
    const parcel = parcelOf(basketIn(await shop.baskets.get(basketId)))
    if (!parcel) return 'none'
    savedBasketIn(await shop.baskets.updateShippingMethodForShipment(basketId, parcel, chosen))
  }
  return last && !same ? 'other' : 'last'
}

interface Delivered {
  delivered: Checkout
  isOtherMethod: boolean
}

async function pay(
  account: AccountContext,
  { home, card }: Known,
  { delivered, isOtherMethod }: Delivered,
): Promise<FilledCheckout> {
  const { shop } = account
  const { billingAddress, shippingAddress } = delivered
  try {
    if (isCovered(delivered)) {
      const billTo = billingAddress ?? shippingAddress ?? home?.address
      if (!billTo) return stopped('billing', 'rest')
      const basket = basketIn(await shop.baskets.get(basketIdOf(shop)))
      await withBillingAddress(shop, basket, billTo)
    } else {
      if (!card) return stopped('billing', 'card')
      const { openStep } = await payWithSaved(account, card.instrumentId)
      if (openStep !== 'review') return stopped(openStep, 'rest')
    }
  } catch (error) {
    const isGone = error instanceof ProblemError && error.type === 'not-found'
    return stopped('billing', isGone ? 'card' : unfilledBy(error, 'rest'))
  }
  return { openStep: 'review', unfilled: isOtherMethod ? 'method' : null }
}
