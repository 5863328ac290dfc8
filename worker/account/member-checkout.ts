import { addressToInput, parseAddress } from '#shared/checkout/address.ts'
import { Checkout } from '#shared/contract/checkout.ts'
import type { MemberCheckout, ShippingAddresses } from '#shared/contract/member-checkout.ts'
import { ProblemError } from '#shared/contract/problem.ts'
import { MAX_ADDRESSES, type AddressId } from '#shared/contract/saved-address.ts'

import type { WireBasket } from '../commerce/wire-basket.ts'
import { basketIdOf, basketIn, deliver, ruleOverridesOf } from '../shopper/checkout.ts'
import { personOf, pickupShipmentOf } from '../shopper/shipments.ts'
import { runAction } from '../shopper/shopper-context.ts'
import type { AccountContext } from './account-context.ts'
import { addressesOf } from './address-book.ts'

/** The checkout of one request's customer, with what the account has saved. */
export const createMemberCheckout = (account: AccountContext): MemberCheckout => ({
  getShippingAddresses: () => shippingAddressesOf(account),
  shipToSaved: (input, idempotencyKey) =>
    runAction(account.shop, {
      action: 'shipToSaved',
      idempotencyKey,
      input,
      schema: Checkout,
      run: () => shipToSaved(account, input.addressId),
    }),
})

/** An address that the site's rules no longer accept is left out: only its form can mend it. */
async function shippingAddressesOf(account: AccountContext): Promise<ShippingAddresses> {
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
