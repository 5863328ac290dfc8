import * as v from 'valibot'

import { parseBillingAddress } from '#shared/checkout/address.ts'
import { needsCard } from '#shared/checkout/needs-card.ts'
import {
  Checkout,
  type Address,
  type BillingAddressInput,
  type PaymentReturn,
  type SavePayment,
  type StartPaymentPage,
} from '#shared/checkout/checkout.ts'
import { ProblemError } from '#shared/http/problem.ts'
import type { PaymentPageShopper, Shopper } from '#shared/shopper.ts'
import { PAYMENT_RETURN_PATH } from '#shared/actions.ts'
import { createPlacement } from '#shared/site/placement.ts'
import { defaultSite } from '#shared/site/site.ts'

import type { WireBasket } from '../commerce/wire-basket.ts'
import { runIdempotent, hashKey, resultOf } from '../idempotency/run-idempotent.ts'
import type { CardOnFile } from '../payment/payment-provider.ts'
import { withoutCards } from './basket-cards.ts'
import { basketIdOf, basketIn, checkoutOf, ruleOverridesOf, savedBasketIn } from './checkout.ts'
import { mapAddress, mapCard, wireAddressOf } from './map-checkout.ts'
import { needsAddress, parcelOf, personOf, pickupShipmentOf } from './shipments.ts'
import { runAction, type ShopperContext } from './shopper-context.ts'

const STATE_BYTES = 24

const PageAddress = v.object({ address: v.string() })

/** The payment actions. They never handle card numbers, which only the provider sees. */
export const createPaymentActions = (
  shop: ShopperContext,
): Pick<Shopper, 'savePayment'> & PaymentPageShopper => ({
  savePayment: (input, idempotencyKey) =>
    runAction(shop, {
      action: 'savePayment',
      idempotencyKey,
      input,
      schema: Checkout,
      run: () => savePayment(shop, input),
    }),

  async startPaymentPage(input, idempotencyKey) {
    const run = () => startPaymentPage(shop, input)
    const { address } = await runAction(shop, {
      action: 'startPaymentPage',
      idempotencyKey,
      input,
      schema: PageAddress,
      run,
    })
    return address
  },

  /** Each state is used once. A repeated return with the same state gets the same result. */
  async finishPaymentPage(answer) {
    const { context, bindings, session } = shop
    return runIdempotent({
      context,
      bindings,
      session,
      name: await hashKey(answer.state, 'finishPaymentPage', context.site.id),
      kind: 'bag',
      schema: Checkout,
      run: () => resultOf(() => finishPaymentPage(shop, answer)),
    })
  },
})

async function savePayment(shop: ShopperContext, { token, billing }: SavePayment) {
  const basket = await basketToPay(shop)
  const address = await billingAddressOf(shop, basket, billing)
  if (token === null && mapCard(basket) === null && needsCard(await checkoutOf(shop, basket, null)))
    throw new ProblemError('payment-missing')
  const paid = token === null ? basket : await withToken(shop, basket, token)
  return checkoutOf(shop, await withBillingAddress(shop, paid, address), null)
}

async function startPaymentPage(shop: ShopperContext, { saveCard, billing }: StartPaymentPage) {
  const { session, payment, context } = shop
  const basket = await basketToPay(shop)
  await withBillingAddress(shop, basket, await billingAddressOf(shop, basket, billing))
  const state = randomState()
  session.update({ payment: { state, savesCard: saveCard } })
  const { site, locale, config } = context
  const placement = createPlacement({ ...config.placement, defaultSite })
  const returnTo = placement.absolute(config.publicOrigin, {
    site,
    locale,
    path: PAYMENT_RETURN_PATH,
  })
  return { address: payment.pageAddress({ locale, state, returnTo }) }
}

async function finishPaymentPage(shop: ShopperContext, { state, token }: PaymentReturn) {
  const { session } = shop
  if (session.state?.payment?.state !== state) throw new ProblemError('payment-missing')
  if (token === undefined) throw new ProblemError('payment-missing')
  const paid = await withToken(shop, await basketToPay(shop), token)
  session.update({ payment: null })
  return checkoutOf(shop, paid, null)
}

/** @throws {ProblemError} `step-open` if the shipping address is missing, or who picks up */
export async function basketToPay(shop: ShopperContext): Promise<WireBasket> {
  const basket = basketIn(await shop.baskets.get(basketIdOf(shop)))
  const isAddressed = !needsAddress(basket) || mapAddress(parcelOf(basket)?.shippingAddress)
  const fetched = pickupShipmentOf(basket)
  if (!isAddressed || (fetched && !personOf(fetched))) throw new ProblemError('step-open')
  return basket
}

async function billingAddressOf(
  shop: ShopperContext,
  basket: WireBasket,
  billing: BillingAddressInput,
): Promise<Address> {
  const shippingAddress = needsAddress(basket)
    ? mapAddress(parcelOf(basket)?.shippingAddress)
    : null
  const parsed = parseBillingAddress(billing, shippingAddress, await ruleOverridesOf(shop))
  if ('problems' in parsed) throw new ProblemError('invalid-input', { fields: parsed.problems })
  return parsed.address
}

export const withBillingAddress = async (
  { baskets }: ShopperContext,
  { basketId }: WireBasket,
  address: Address,
) => savedBasketIn(await baskets.updateBillingAddressForBasket(basketId, wireAddressOf(address)))

async function withToken(shop: ShopperContext, basket: WireBasket, token: string) {
  const card = await shop.payment.readToken(token)
  if (!card) throw new ProblemError('payment-missing')
  return withCard(shop, basket, card)
}

/** Replaces the basket's cards with this one. */
export async function withCard(shop: ShopperContext, basket: WireBasket, card: CardOnFile) {
  const { basketId } = await withoutCards(shop, basket)
  const answer = await shop.baskets.addPaymentInstrumentToBasket(basketId, {
    paymentMethodId: 'CREDIT_CARD',
    paymentCard: {
      cardType: card.brand,
      holder: card.holder,
      maskedNumber: `************${card.lastDigits}`,
      expirationMonth: card.expirationMonth,
      expirationYear: card.expirationYear,
      creditCardToken: card.token,
    },
  })
  const saved = savedBasketIn(answer)
  // Another tab may have added a card at the same time. The last one counts.
  const added = saved.paymentInstruments.findLast(({ paymentCard }) => paymentCard)
  return withoutCards(shop, saved, added?.paymentInstrumentId)
}

/** What connects a visit of the provider's page with its return. */
export function randomState() {
  const bytes = crypto.getRandomValues(new Uint8Array(STATE_BYTES))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
