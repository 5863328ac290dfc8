import { addressToInput, parseAddress } from '#shared/checkout/address.ts'
import { Checkout } from '#shared/checkout/checkout.ts'
import type {
  CardChoice,
  LastTimeCheckout,
  MemberCheckout,
  ShippingAddresses,
} from '#shared/account/member-checkout.ts'
import { ProblemError } from '#shared/http/problem.ts'
import { MAX_ADDRESSES, type AddressId } from '#shared/account/saved-address.ts'
import { MAX_CARDS, type InstrumentId } from '#shared/account/saved-card.ts'

import type { WireBasket } from '../commerce/wire-basket.ts'
import { basketIdOf, basketIn, checkoutOf, deliver, ruleOverridesOf } from '../shopper/checkout.ts'
import { mapAddress } from '../shopper/map-checkout.ts'
import { basketToPay, withBillingAddress, withCard } from '../shopper/payment-actions.ts'
import { needsAddress, parcelOf, personOf, pickupShipmentOf } from '../shopper/shipments.ts'
import { runAction } from '../shopper/shopper-context.ts'
import type { AccountContext } from './account-context.ts'
import { addressesOf } from './address-book.ts'
import { cardsIn } from './cards-in.ts'

/** The checkout of one request's customer, with what the account has saved. */
export const createMemberCheckout = (
  account: AccountContext,
): Omit<MemberCheckout, keyof LastTimeCheckout> => ({
  getShippingAddresses: () => shippingAddressesOf(account),
  getCardChoice: () => cardChoiceOf(account),
  shipToSaved: (input, idempotencyKey) =>
    runAction(account.shop, {
      action: 'shipToSaved',
      idempotencyKey,
      input,
      schema: Checkout,
      run: () => shipToSaved(account, input.addressId),
    }),
  payWithSaved: (input, idempotencyKey) =>
    runAction(account.shop, {
      action: 'payWithSaved',
      idempotencyKey,
      input,
      schema: Checkout,
      run: () => payWithSaved(account, input.instrumentId),
    }),
})

/** An address that the site's rules no longer accept is left out: only its form can mend it. */
export async function shippingAddressesOf(account: AccountContext): Promise<ShippingAddresses> {
  const { shop } = account
  const { country } = shop.context.site
  const [saved, overrides] = await Promise.all([addressesOf(account), ruleOverridesOf(shop)])
  const addresses = saved.filter(
    ({ address }) =>
      address.countryCode === country &&
      'address' in parseAddress(addressToInput(address), country, overrides),
  )
  return { addresses, isFull: saved.length >= MAX_ADDRESSES }
}

export async function cardChoiceOf(account: AccountContext): Promise<CardChoice> {
  const [saved, record] = await Promise.all([addressesOf(account), account.read()])
  const cards = cardsIn(record)
  return {
    cards: cards.filter(({ isExpired }) => !isExpired),
    isFull: cards.length >= MAX_CARDS,
    address: saved[0]?.address ?? null,
  }
}

async function shipToSaved(account: AccountContext, addressId: AddressId) {
  const { shop } = account
  const [{ addresses }, answer, { email, login }] = await Promise.all([
    shippingAddressesOf(account),
    shop.baskets.get(basketIdOf(shop)),
    account.read(),
  ])
  const chosen = addresses.find((saved) => saved.addressId === addressId)
  if (!chosen) throw new ProblemError('not-found')
  const basket = basketIn(answer)
  return deliver(shop, basket, {
    email: basket.customerInfo.email || email || login,
    ...whoPicksUp(basket),
    ...addressToInput(chosen.address),
  })
}

/** The fields of whoever picks something up, as the shopper has said before. */
function whoPicksUp(basket: WireBasket) {
  const fetched = pickupShipmentOf(basket)
  const person = fetched ? personOf(fetched) : null
  const { firstName = '', lastName = '', phone } = person ?? {}
  return { pickupFirstName: firstName, pickupLastName: lastName, pickupPhone: phone ?? '' }
}

/**
 * The bill goes to the address that the order has for it, or else where it is sent, or to the preferred address. Without
 * any of them, the step is still open.
 */
export async function payWithSaved(account: AccountContext, instrumentId: InstrumentId) {
  const { shop } = account
  const [card, { address }, basket] = await Promise.all([
    issuedFor(account, instrumentId),
    cardChoiceOf(account),
    basketToPay(shop),
  ])
  const shipTo = needsAddress(basket) ? mapAddress(parcelOf(basket)?.shippingAddress) : null
  const billTo = mapAddress(basket.billingAddress) ?? shipTo ?? address
  const paid = await withCard(shop, basket, card)
  return checkoutOf(shop, billTo ? await withBillingAddress(shop, paid, billTo) : paid, null)
}

/** A token for one payment with a card that is offered. @throws {ProblemError} `not-found` */
async function issuedFor(account: AccountContext, instrumentId: InstrumentId) {
  const [{ paymentInstruments }, { cards }] = await Promise.all([
    account.read(),
    cardChoiceOf(account),
  ])
  const isOffered = cards.some((saved) => saved.instrumentId === instrumentId)
  const wire = paymentInstruments.find((each) => each.paymentInstrumentId === instrumentId)
  const stored = isOffered ? wire?.paymentCard?.creditCardToken : null
  const card = stored ? await account.shop.payment.issueToken(stored) : null
  if (!card) throw new ProblemError('not-found')
  return card
}
