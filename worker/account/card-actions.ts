import * as v from 'valibot'

import { AddCard, AddedCardResult, NamedCard, RemoveCard } from '#shared/account/saved-card.ts'
import { DONE_PARAMETER } from '#shared/http/define-route.ts'
import { routes } from '#shared/routes.ts'

import { paymentLimit } from '../payment/limits.ts'
import { customerAction } from '../http/action.ts'
import type { Edge } from '../http/edge.ts'
import * as cards from './saved-cards.ts'

const Nothing = v.object({})
const ofCustomer = { agents: 'refused', idempotency: 'account' } as const
const withCards = { pages: ['paymentMethods'], fallbackPage: 'paymentMethods' } as const

/** The page that confirms a change of the cards. */
export const cardsAfter = (done: string) =>
  `${routes.paymentMethods.href({})}?${new URLSearchParams({ [DONE_PARAMETER]: done }).toString()}`

/** The token comes from the provider's field; without JavaScript there is none. */
const addCard = customerAction({
  ...ofCustomer,
  name: 'addCard',
  limit: paymentLimit,
  input: AddCard,
  output: AddedCardResult,
  run: (edge: Edge, input) => cards.addCard(edge, input),
  form: {
    ...withCards,
    fields: ['token'],
    secretFields: ['token'],
    done: ({ outcome }) => cardsAfter(outcome),
  },
})

const startCardPage = customerAction({
  ...ofCustomer,
  name: 'startCardPage',
  limit: paymentLimit,
  input: v.object({ token: v.optional(v.pipe(v.string(), v.maxLength(512))) }),
  output: v.object({ address: v.string() }),
  run: (edge: Edge) => cards.startCardPage(edge),
  form: {
    ...withCards,
    fields: ['token'],
    secretFields: ['token'],
    done: ({ address }) => address,
  },
})

/** A card that pays a subscription is removed once the customer has confirmed it. */
const removeCard = customerAction({
  ...ofCustomer,
  name: 'removeCard',
  limit: 'none',
  input: RemoveCard,
  output: Nothing,
  run: cards.removeCard,
  form: {
    ...withCards,
    fields: ['instrumentId', 'isConfirmed'],
    toInput: ({ isConfirmed, ...named }) => ({ ...named, isConfirmed: isConfirmed === 'on' }),
    done: () => cardsAfter('card-removed'),
  },
})

const preferCard = customerAction({
  ...ofCustomer,
  name: 'preferCard',
  limit: 'none',
  input: NamedCard,
  output: Nothing,
  run: cards.preferCard,
  form: { ...withCards, fields: ['instrumentId'], done: () => cardsAfter('card-preferred') },
})

export const cardActions = { addCard, startCardPage, removeCard, preferCard }
