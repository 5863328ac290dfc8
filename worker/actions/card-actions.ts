import * as v from 'valibot'

import { AddCard, NamedCard, RemoveCard } from '#shared/account/saved-card.ts'
import { routes } from '#shared/routes.ts'
import { DONE_PARAMETER } from '#shared/http/define-route.ts'

import { defineAction } from './define-action.ts'

const withCards = {
  pages: ['paymentMethods'],
  fallbackPage: 'paymentMethods',
  access: 'customerAccount',
  success: 'redirect',
  idempotency: 'account',
} as const

/** The page that says what has been done with a card. */
export const cardsAfter = (done: string) =>
  `${routes.paymentMethods.href({})}?${new URLSearchParams({ [DONE_PARAMETER]: done }).toString()}`

/** The token comes from the provider's field; without JavaScript there is none. */
export const addCard = defineAction({
  ...withCards,
  agents: 'refused',
  limit: 'payment',
  fields: ['token'],
  secretFields: ['token'],
  schema: AddCard,
  async run({ customerAccount, input, idempotencyKey }) {
    const { outcome } = await customerAccount.addCard(input, idempotencyKey)
    return cardsAfter(outcome)
  },
})

export const startCardPage = defineAction({
  ...withCards,
  agents: 'refused',
  limit: 'payment',
  fields: ['token'],
  secretFields: ['token'],
  schema: v.object({ token: v.optional(v.pipe(v.string(), v.maxLength(512))) }),
  async run({ customerAccount, idempotencyKey }) {
    const { address } = await customerAccount.startCardPage(idempotencyKey)
    return address
  },
})

/** A card that pays a subscription is removed once the customer has confirmed it. */
export const removeCard = defineAction({
  ...withCards,
  agents: 'refused',
  limit: 'none',
  fields: ['instrumentId', 'isConfirmed'],
  toInput: ({ isConfirmed, ...named }) => ({ ...named, isConfirmed: isConfirmed === 'on' }),
  schema: RemoveCard,
  async run({ customerAccount, input, idempotencyKey }) {
    await customerAccount.removeCard(input, idempotencyKey)
    return cardsAfter('card-removed')
  },
})

export const preferCard = defineAction({
  ...withCards,
  agents: 'refused',
  limit: 'none',
  fields: ['instrumentId'],
  schema: NamedCard,
  async run({ customerAccount, input, idempotencyKey }) {
    await customerAccount.preferCard(input, idempotencyKey)
    return cardsAfter('card-preferred')
  },
})
