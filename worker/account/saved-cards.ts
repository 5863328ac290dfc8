import * as features from '#shop/features.ts'
import { CARD_RETURN_PATH } from '#shared/actions.ts'
import type { PaymentReturn } from '#shared/checkout/checkout.ts'
import { ProblemError } from '#shared/http/problem.ts'
import {
  AddedCardResult,
  MAX_CARDS,
  type AddCard,
  type CardBook,
  type InstrumentId,
  type NamedCard,
  type RemoveCard,
} from '#shared/account/saved-card.ts'

import { paysSubscription } from '../auto-refresh/subscriptions.ts'
import { randomState } from '../checkout/payment-actions.ts'
import type { Edge } from '../http/edge.ts'
import { locationOf } from '../http/location.ts'
import { hashKey, resultOf, runIdempotent } from '../idempotency/run-idempotent.ts'
import { createPayment } from '../payment/payment.ts'
import { cardsIn } from '../payment/saved-cards.ts'
import { changeCustomerRecord } from '../session/customer-record.ts'
import { requireCustomer } from '../session/customer.ts'
import { readAccount } from './account-record.ts'

/** The cards of the customer: the provider keeps them, and commerce knows its tokens. */
export async function readCards(edge: Edge): Promise<CardBook> {
  const payment = createPayment(edge)
  const { config, locale } = edge.context
  return {
    cards: cardsIn(await readAccount(edge)),
    field: {
      origin: payment.origin,
      address: payment.fieldAddress({ locale, parentOrigin: config.publicOrigin }),
    },
  }
}

/** @throws {ProblemError} `payment-missing` if the provider does not know the token, `card-limit` */
export async function addCard(edge: Edge, { token }: AddCard): Promise<AddedCardResult> {
  const payment = createPayment(edge)
  const cards = cardsIn(await readAccount(edge))
  const offered = await payment.readToken(token)
  if (!offered) throw new ProblemError('payment-missing')
  const { brand, lastDigits, expirationMonth, expirationYear } = offered
  const isKnown = cards.some(
    ({ card }) =>
      JSON.stringify(card) ===
      JSON.stringify({ brand, lastDigits, expirationMonth, expirationYear }),
  )
  if (isKnown) return { outcome: 'card-known' }
  if (cards.length >= MAX_CARDS) throw new ProblemError('card-limit')
  const kept = await payment.keepCard(token)
  if (!kept) throw new ProblemError('payment-missing')
  await changeCustomerRecord(edge, {
    operation: 'createCustomerPaymentInstrument',
    method: 'POST',
    path: '/payment-instruments',
    body: {
      paymentMethodId: 'CREDIT_CARD',
      // The first card becomes the preferred one.
      default: cards.length === 0,
      paymentCard: {
        cardType: brand,
        holder: kept.holder,
        maskedNumber: `************${lastDigits}`,
        expirationMonth,
        expirationYear,
        creditCardToken: kept.token,
      },
    },
  })
  return { outcome: 'card-added' }
}

/**
 * A card that is gone counts as removed.
 * @throws {ProblemError} `card-in-use` if it pays a subscription, unless the customer has confirmed it
 */
export async function removeCard(edge: Edge, { instrumentId, isConfirmed }: RemoveCard) {
  if (features.autoRefresh && !isConfirmed && (await paysSubscription(edge, instrumentId))) {
    throw new ProblemError('card-in-use')
  }
  await changeCustomerRecord(edge, {
    operation: 'deleteCustomerPaymentInstrument',
    method: 'DELETE',
    path: cardPath(instrumentId),
  }).catch(unlessGone)
  return {}
}

/** @throws {ProblemError} `not-found` */
export async function preferCard(edge: Edge, { instrumentId }: NamedCard) {
  await changeCustomerRecord(edge, {
    operation: 'updateCustomerPaymentInstrument',
    method: 'PATCH',
    path: cardPath(instrumentId),
    body: { default: true },
  })
  return {}
}

/** @returns the URL of the provider's own page, for shoppers without JavaScript */
export function startCardPage(edge: Edge) {
  const { session, context } = edge
  const state = randomState()
  session.update({ payment: { state } })
  const returnTo = context.config.publicOrigin + locationOf(CARD_RETURN_PATH, context)
  const { locale } = context
  return Promise.resolve({ address: createPayment(edge).pageAddress({ locale, state, returnTo }) })
}

/**
 * Each state is used once. A repeated return with the same state gets the same result.
 * @throws {ProblemError} `payment-missing` unless the answer is to this session's visit of that page
 */
export async function finishCardPage(edge: Edge, { state, token }: PaymentReturn) {
  requireCustomer(edge)
  const { context, bindings, session } = edge
  return runIdempotent({
    context,
    bindings,
    session,
    name: await hashKey(state, 'finishCardPage', context.site.id),
    kind: 'account',
    schema: AddedCardResult,
    run: () =>
      resultOf(async () => {
        if (session.state?.payment?.state !== state || token === undefined) {
          throw new ProblemError('payment-missing')
        }
        const outcome = await addCard(edge, { token })
        session.update({ payment: null })
        return outcome
      }),
  })
}

const cardPath = (instrumentId: InstrumentId) => `/payment-instruments/${instrumentId}` as const

function unlessGone(error: unknown) {
  if (!(error instanceof ProblemError) || error.type !== 'not-found') throw error
}
