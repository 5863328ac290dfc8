import * as v from 'valibot'

import { CARD_RETURN_PATH } from '#shared/actions.ts'
import { ProblemError } from '#shared/http/problem.ts'
import {
  CardOutcome,
  MAX_CARDS,
  type CardBook,
  type InstrumentId,
  type RemoveCard,
  type SavedCards,
} from '#shared/account/saved-card.ts'

import { hashKey, resultOf, runIdempotent } from '../idempotency/run-idempotent.ts'
import { locationOf } from '../pages/location.ts'
import { randomState } from '../shopper/payment-actions.ts'
import { runAction } from '../shopper/shopper-context.ts'
import { paysSubscription } from '../subscriptions/pays-subscription.ts'
import type { AccountContext } from './account-context.ts'
import { cardsIn } from './cards-in.ts'
import { requireCustomer } from '../session/customer.ts'

const Nothing = v.object({})
const PageAddress = v.object({ address: v.string() })

/** The cards of one request's customer: the provider keeps them, and commerce knows its tokens. */
export function createSavedCards(account: AccountContext): SavedCards {
  const { shop } = account
  return {
    getCards: () => cardsOf(account),
    addCard: (input, idempotencyKey) =>
      runAction(shop, {
        action: 'addCard',
        idempotencyKey,
        input,
        schema: CardOutcome,
        run: () => add(account, input.token),
      }),
    removeCard: (input, idempotencyKey) =>
      runAction(shop, {
        action: 'removeCard',
        idempotencyKey,
        input,
        schema: Nothing,
        run: () => remove(account, input),
      }),
    preferCard: (input, idempotencyKey) =>
      runAction(shop, {
        action: 'preferCard',
        idempotencyKey,
        input,
        schema: Nothing,
        async run() {
          await account.change({
            operation: 'updateCustomerPaymentInstrument',
            method: 'PATCH',
            path: pathOf(input.instrumentId),
            body: { default: true },
          })
          return {}
        },
      }),
    startCardPage: (idempotencyKey) =>
      runAction(shop, {
        action: 'startCardPage',
        idempotencyKey,
        input: {},
        schema: PageAddress,
        run: async () => startPage(account),
      }),
    /** Each state is used once. A repeated return with the same state gets the same result. */
    async finishCardPage({ state, token }) {
      requireCustomer(shop)
      const { context, bindings, session } = shop
      return runIdempotent({
        context,
        bindings,
        session,
        name: await hashKey(state, 'finishCardPage', context.site.id),
        kind: 'account',
        schema: CardOutcome,
        run: () =>
          resultOf(async () => {
            if (session.state?.payment?.state !== state || token === undefined) {
              throw new ProblemError('payment-missing')
            }
            const outcome = await add(account, token)
            session.update({ payment: null })
            return outcome
          }),
      })
    },
  }
}

async function cardsOf(account: AccountContext): Promise<CardBook> {
  const { shop } = account
  const { config, locale } = shop.context
  return {
    cards: cardsIn(await account.read()),
    field: {
      origin: shop.payment.origin,
      address: shop.payment.fieldAddress({ locale, parentOrigin: config.publicOrigin }),
    },
  }
}

async function add(account: AccountContext, token: string): Promise<CardOutcome> {
  const { cards } = await cardsOf(account)
  const offered = await account.shop.payment.readToken(token)
  if (!offered) throw new ProblemError('payment-missing')
  const { brand, lastDigits, expirationMonth, expirationYear } = offered
  const isKnown = cards.some(
    ({ card }) =>
      JSON.stringify(card) ===
      JSON.stringify({ brand, lastDigits, expirationMonth, expirationYear }),
  )
  if (isKnown) return { outcome: 'card-known' }
  if (cards.length >= MAX_CARDS) throw new ProblemError('card-limit')
  const kept = await account.shop.payment.keepCard(token)
  if (!kept) throw new ProblemError('payment-missing')
  await account.change({
    operation: 'createCustomerPaymentInstrument',
    method: 'POST',
    path: '/payment-instruments',
    body: {
      paymentMethodId: 'CREDIT_CARD',
      // The first card is the one to be offered.
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

async function remove(account: AccountContext, { instrumentId, isConfirmed }: RemoveCard) {
  if (!isConfirmed && (await paysSubscription(account.shop, instrumentId))) {
    throw new ProblemError('card-in-use')
  }
  await account
    .change({
      operation: 'deleteCustomerPaymentInstrument',
      method: 'DELETE',
      path: pathOf(instrumentId),
    })
    .catch(unlessGone)
  return {}
}

function startPage({ shop }: AccountContext) {
  requireCustomer(shop)
  const { session, payment, context } = shop
  const state = randomState()
  session.update({ payment: { state } })
  const returnTo = context.config.publicOrigin + locationOf(CARD_RETURN_PATH, context)
  return { address: payment.pageAddress({ locale: context.locale, state, returnTo }) }
}

const pathOf = (instrumentId: InstrumentId) => `/payment-instruments/${instrumentId}` as const

function unlessGone(error: unknown) {
  if (!(error instanceof ProblemError) || error.type !== 'not-found') throw error
}
