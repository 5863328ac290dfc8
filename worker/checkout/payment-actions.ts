import { parseBillingAddress } from '#shared/checkout/address.ts'
import { needsCard } from '#shared/checkout/needs-card.ts'
import type {
  Address,
  BillingAddressInput,
  Checkout,
  PaymentReturn,
  SavePayment,
  StartPaymentPage,
} from '#shared/checkout/checkout.ts'
import type { IdempotencyKey } from '#shared/http/idempotency-key.ts'
import { ProblemError } from '#shared/http/problem.ts'
import { PAYMENT_RETURN_PATH } from '#shared/actions.ts'
import { createPlacement } from '#shared/site/placement.ts'
import { defaultSite } from '#shared/site/site.ts'

import { createPayment } from '../payment/payment.ts'
import { createBaskets } from '../bag/baskets.ts'
import type { WireBasket } from '../bag/wire-basket.ts'
import { runStep } from './run-step.ts'
import type { CardOnFile } from '../payment/payment-provider.ts'
import { withoutCards } from '../payment/basket-cards.ts'
import { basketIdOf, basketIn, savedBasketIn } from '../bag/open-basket.ts'
import { checkoutOf, ruleOverridesOf } from './checkout.ts'
import { mapAddress, wireAddressOf } from '../bag/wire-address.ts'
import { mapCard } from './map-checkout.ts'
import { needsAddress, parcelOf, personOf, pickupShipmentOf } from '../bag/shipments.ts'
import type { Edge } from '../http/edge.ts'

const STATE_BYTES = 24

/** Handles the return from the provider's page. Each state is used once: a repeated return gets the same result. */
export const finishPaymentPage = (edge: Edge, answer: PaymentReturn): Promise<Checkout> =>
  runStep(edge, { name: 'finishPaymentPage', key: answer.state, input: {} }, () =>
    payWithReturned(edge, answer),
  )

/** Saves card and billing address. The shop never handles card numbers, which only the provider sees. */
export const savePayment = (
  edge: Edge,
  input: SavePayment,
  key: IdempotencyKey,
): Promise<Checkout> =>
  runStep(edge, { name: 'savePayment', key, input }, () => payWith(edge, input))

async function payWith(edge: Edge, { token, billing }: SavePayment) {
  const basket = await basketToPay(edge)
  const address = await billingAddressOf(edge, basket, billing)
  if (token === null && mapCard(basket) === null && needsCard(await checkoutOf(edge, basket, null)))
    throw new ProblemError('payment-missing')
  const paid = token === null ? basket : await withToken(edge, basket, token)
  return checkoutOf(edge, await withBillingAddress(edge, paid, address), null)
}

/** @returns the address of the provider's own page */
export async function startPaymentPage(edge: Edge, { saveCard, billing }: StartPaymentPage) {
  const { session, context } = edge
  const basket = await basketToPay(edge)
  await withBillingAddress(edge, basket, await billingAddressOf(edge, basket, billing))
  const state = randomState()
  session.update({ payment: { state, savesCard: saveCard } })
  const { site, locale, config } = context
  const placement = createPlacement({ ...config.placement, defaultSite })
  const returnTo = placement.absolute(config.publicOrigin, {
    site,
    locale,
    path: PAYMENT_RETURN_PATH,
  })
  return { address: createPayment(edge).pageAddress({ locale, state, returnTo }) }
}

async function payWithReturned(edge: Edge, { state, token }: PaymentReturn) {
  const { session } = edge
  if (session.state?.payment?.state !== state) throw new ProblemError('payment-missing')
  if (token === undefined) throw new ProblemError('payment-missing')
  const paid = await withToken(edge, await basketToPay(edge), token)
  session.update({ payment: null })
  return checkoutOf(edge, paid, null)
}

/** @throws {ProblemError} `step-open` if the shipping address is missing, or who picks up */
export async function basketToPay(edge: Edge): Promise<WireBasket> {
  const basket = basketIn(await createBaskets(edge).get(basketIdOf(edge)))
  const isAddressed = !needsAddress(basket) || mapAddress(parcelOf(basket)?.shippingAddress)
  const fetched = pickupShipmentOf(basket)
  if (!isAddressed || (fetched && !personOf(fetched))) throw new ProblemError('step-open')
  return basket
}

async function billingAddressOf(
  edge: Edge,
  basket: WireBasket,
  billing: BillingAddressInput,
): Promise<Address> {
  const shippingAddress = needsAddress(basket)
    ? mapAddress(parcelOf(basket)?.shippingAddress)
    : null
  const parsed = parseBillingAddress(billing, shippingAddress, await ruleOverridesOf(edge))
  if ('problems' in parsed) throw new ProblemError('invalid-input', { fields: parsed.problems })
  return parsed.address
}

export const withBillingAddress = async (edge: Edge, { basketId }: WireBasket, address: Address) =>
  savedBasketIn(
    await createBaskets(edge).updateBillingAddressForBasket(basketId, wireAddressOf(address)),
  )

async function withToken(edge: Edge, basket: WireBasket, token: string) {
  const card = await createPayment(edge).readToken(token)
  if (!card) throw new ProblemError('payment-missing')
  return withCard(edge, basket, card)
}

/** Replaces the basket's cards with this one. */
export async function withCard(edge: Edge, basket: WireBasket, card: CardOnFile) {
  const { basketId } = await withoutCards(edge, basket)
  const answer = await createBaskets(edge).addPaymentInstrumentToBasket(basketId, {
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
  return withoutCards(edge, saved, added?.paymentInstrumentId)
}

/** A random value that connects a visit of the provider's page with its return. */
export function randomState() {
  const bytes = crypto.getRandomValues(new Uint8Array(STATE_BYTES))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
