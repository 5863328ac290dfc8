import {
  SUBSCRIPTION_CHANGES,
  type ChangeInput,
  type SubscriptionChange,
  type Subscriptions,
} from '#shared/auto-refresh/subscriptions.ts'
import type { IdempotencyKey } from '#shared/http/idempotency-key.ts'
import { routes } from '#shared/routes.ts'
import { SUBSCRIPTION_PARAMETER } from '#shared/auto-refresh/routes.ts'
import { DONE_PARAMETER } from '#shared/http/define-route.ts'

import { defineAction } from './define-action.ts'
import { wholeNumber } from '../http/form-values.ts'

const onScentScription = {
  pages: ['scentScription'],
  fallbackPage: 'scentScription',
  access: 'subscriptions',
  success: 'redirect',
  idempotency: 'account',
} as const

interface Changed<Change extends SubscriptionChange> {
  subscriptions: Subscriptions
  input: ChangeInput<Change>
  idempotencyKey: IdempotencyKey
}

/** Makes the change, and leads to the page, which shows what the service says then. */
const runChange =
  <Change extends SubscriptionChange>(change: Change) =>
  async ({ subscriptions, input, idempotencyKey }: Changed<Change>) => {
    await subscriptions.change(change, input, idempotencyKey)
    const query = new URLSearchParams({
      [DONE_PARAMETER]: change,
      [SUBSCRIPTION_PARAMETER]: input.subscriptionId,
    })
    return `${routes.scentScription.href({})}?${query.toString()}`
  }

export const changeFrequency = defineAction({
  ...onScentScription,
  agents: 'allowed',
  limit: 'none',
  fields: ['subscriptionId', 'every'],
  toInput: ({ subscriptionId, every }) => ({ subscriptionId, every: wholeNumber(every) }),
  schema: SUBSCRIPTION_CHANGES.changeFrequency,
  run: runChange('changeFrequency'),
})

export const changeVariant = defineAction({
  ...onScentScription,
  agents: 'allowed',
  limit: 'none',
  fields: ['subscriptionId', 'productId'],
  schema: SUBSCRIPTION_CHANGES.changeVariant,
  run: runChange('changeVariant'),
})

export const changeDeliveryAddress = defineAction({
  ...onScentScription,
  agents: 'allowed',
  limit: 'none',
  fields: ['subscriptionId', 'addressId'],
  schema: SUBSCRIPTION_CHANGES.changeDeliveryAddress,
  run: runChange('changeDeliveryAddress'),
})

export const changeDeliveryCard = defineAction({
  ...onScentScription,
  agents: 'refused',
  limit: 'none',
  fields: ['subscriptionId', 'cardId'],
  schema: SUBSCRIPTION_CHANGES.changeDeliveryCard,
  run: runChange('changeDeliveryCard'),
})

export const skipDelivery = defineAction({
  ...onScentScription,
  agents: 'allowed',
  limit: 'none',
  fields: ['subscriptionId', 'nextDate'],
  schema: SUBSCRIPTION_CHANGES.skipDelivery,
  run: runChange('skipDelivery'),
})

export const sendDeliveryNow = defineAction({
  ...onScentScription,
  agents: 'allowed',
  limit: 'none',
  fields: ['subscriptionId', 'nextDate'],
  schema: SUBSCRIPTION_CHANGES.sendDeliveryNow,
  run: runChange('sendDeliveryNow'),
})

export const pauseSubscription = defineAction({
  ...onScentScription,
  agents: 'refused',
  limit: 'none',
  fields: ['subscriptionId'],
  schema: SUBSCRIPTION_CHANGES.pauseSubscription,
  run: runChange('pauseSubscription'),
})

export const resumeSubscription = defineAction({
  ...onScentScription,
  agents: 'refused',
  limit: 'none',
  fields: ['subscriptionId'],
  schema: SUBSCRIPTION_CHANGES.resumeSubscription,
  run: runChange('resumeSubscription'),
})

export const cancelSubscription = defineAction({
  ...onScentScription,
  agents: 'refused',
  limit: 'none',
  fields: ['subscriptionId', 'reason'],
  schema: SUBSCRIPTION_CHANGES.cancelSubscription,
  run: runChange('cancelSubscription'),
})
