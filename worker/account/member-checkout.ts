import { addressToInput, parseAddress } from '#shared/checkout/address.ts'
import type { CardChoice, ShippingAddresses } from '#shared/account/member-checkout.ts'
import { ProblemError } from '#shared/http/problem.ts'
import { MAX_ADDRESSES, type NamedAddress } from '#shared/account/saved-address.ts'
import { MAX_CARDS, type InstrumentId, type NamedCard } from '#shared/account/saved-card.ts'

import { createBaskets } from '../bag/baskets.ts'
import type { WireBasket } from '../bag/wire-basket.ts'
import { basketIdOf, basketIn } from '../bag/open-basket.ts'
import { checkoutOf, deliver, ruleOverridesOf } from '../checkout/checkout.ts'
import { mapAddress } from '../bag/wire-address.ts'
import { basketToPay, withBillingAddress, withCard } from '../checkout/payment-actions.ts'
import { needsAddress, parcelOf, personOf, pickupShipmentOf } from '../bag/shipments.ts'
import { createPayment } from '../payment/payment.ts'
import { cardsIn } from '../payment/saved-cards.ts'
import type { Edge } from '../http/edge.ts'
import { readAccount } from './account-record.ts'
import { readAddresses } from './address-book.ts'

/** Leaves out addresses that the site's rules no longer accept: only their form can correct them. */
export async function readShippingAddresses(edge: Edge): Promise<ShippingAddresses> {
  const { country } = edge.context.site
  const [saved, overrides] = await Promise.all([readAddresses(edge), ruleOverridesOf(edge)])
  const addresses = saved.filter(
    ({ address }) =>
      address.countryCode === country &&
      'address' in parseAddress(addressToInput(address), country, overrides),
  )
  return { addresses, isFull: saved.length >= MAX_ADDRESSES }
}

export async function readCardChoice(edge: Edge): Promise<CardChoice> {
  const [saved, record] = await Promise.all([readAddresses(edge), readAccount(edge)])
  const cards = cardsIn(record)
  return {
    cards: cards.filter(({ isExpired }) => !isExpired),
    isFull: cards.length >= MAX_CARDS,
    address: saved[0]?.address ?? null,
  }
}

/**
 * Ships to a saved address. Without an e-mail in the checkout, the customer's own is used.
 * @throws {ProblemError} `not-found`, also for an address to which the site does not ship; `bag-empty`
 */
export async function shipToSaved(edge: Edge, { addressId }: NamedAddress) {
  const [{ addresses }, answer, { email, login }] = await Promise.all([
    readShippingAddresses(edge),
    createBaskets(edge).get(basketIdOf(edge)),
    readAccount(edge),
  ])
  const chosen = addresses.find((saved) => saved.addressId === addressId)
  if (!chosen) throw new ProblemError('not-found')
  const basket = basketIn(answer)
  return deliver(edge, basket, {
    email: basket.customerInfo.email || email || login,
    ...whoPicksUp(basket),
    ...addressToInput(chosen.address),
  })
}

/** The fields of the person who picks up, as entered before. */
function whoPicksUp(basket: WireBasket) {
  const fetched = pickupShipmentOf(basket)
  const person = fetched ? personOf(fetched) : null
  const { firstName = '', lastName = '', phone } = person ?? {}
  return { pickupFirstName: firstName, pickupLastName: lastName, pickupPhone: phone ?? '' }
}

/**
 * Pays with a saved card, for which the payment provider issues a token. The bill goes to the billing address, else to the
 * shipping address, else to the preferred one. Without any of them, the step stays open.
 * @throws {ProblemError} `not-found`, also if the provider keeps the card no longer; `step-open`, `bag-empty`
 */
export async function payWithSaved(edge: Edge, { instrumentId }: NamedCard) {
  const [card, { address }, basket] = await Promise.all([
    issuedFor(edge, instrumentId),
    readCardChoice(edge),
    basketToPay(edge),
  ])
  const shipTo = needsAddress(basket) ? mapAddress(parcelOf(basket)?.shippingAddress) : null
  const billTo = mapAddress(basket.billingAddress) ?? shipTo ?? address
  const paid = await withCard(edge, basket, card)
  return checkoutOf(edge, billTo ? await withBillingAddress(edge, paid, billTo) : paid, null)
}

/** A token for one payment with a card that is offered. @throws {ProblemError} `not-found` */
async function issuedFor(edge: Edge, instrumentId: InstrumentId) {
  const [{ paymentInstruments }, { cards }] = await Promise.all([
    readAccount(edge),
    readCardChoice(edge),
  ])
  const isOffered = cards.some((saved) => saved.instrumentId === instrumentId)
  const wire = paymentInstruments.find((each) => each.paymentInstrumentId === instrumentId)
  const stored = isOffered ? wire?.paymentCard?.creditCardToken : null
  const card = stored ? await createPayment(edge).issueToken(stored) : null
  if (!card) throw new ProblemError('not-found')
  return card
}
