import * as v from 'valibot'

import { SUBSCRIPTION_PARAMETER } from '#shared/auto-refresh/routes.ts'
import {
  SUBSCRIPTION_CHANGES,
  type SubscriptionChange,
} from '#shared/auto-refresh/subscriptions.ts'
import { DONE_PARAMETER } from '#shared/http/define-route.ts'
import { routes } from '#shared/routes.ts'

import { customerAction } from '../http/action.ts'
import { wholeNumber, type FormValues } from '../http/form-values.ts'
import { cancelSubscription as cancel, changeSubscription as change } from './subscriptions.ts'

const Nothing = v.object({})

const ofCustomer = { idempotency: 'account', limit: 'none', output: Nothing } as const

/** A form of the page, which shows the state of the subscription after the change. */
const subscriptionForm = (done: SubscriptionChange) =>
  ({
    pages: ['subscriptions'],
    fallbackPage: 'subscriptions',
    done(_: object, { subscriptionId = '' }: FormValues<'subscriptionId'>) {
      const query = new URLSearchParams({
        [DONE_PARAMETER]: done,
        [SUBSCRIPTION_PARAMETER]: subscriptionId,
      })
      return `${routes.subscriptions.href({})}?${query.toString()}`
    },
  }) as const

const changeFrequency = customerAction({
  ...ofCustomer,
  name: 'changeFrequency',
  agents: 'allowed',
  input: SUBSCRIPTION_CHANGES.changeFrequency,
  run: (edge, input) => change(edge, 'changeFrequency', input),
  form: {
    ...subscriptionForm('changeFrequency'),
    fields: ['subscriptionId', 'every'],
    toInput: ({ subscriptionId, every }) => ({ subscriptionId, every: wholeNumber(every) }),
  },
})

const changeVariant = customerAction({
  ...ofCustomer,
  name: 'changeVariant',
  agents: 'allowed',
  input: SUBSCRIPTION_CHANGES.changeVariant,
  run: (edge, input) => change(edge, 'changeVariant', input),
  form: { ...subscriptionForm('changeVariant'), fields: ['subscriptionId', 'productId'] },
})

const changeDeliveryAddress = customerAction({
  ...ofCustomer,
  name: 'changeDeliveryAddress',
  agents: 'allowed',
  input: SUBSCRIPTION_CHANGES.changeDeliveryAddress,
  run: (edge, input) => change(edge, 'changeDeliveryAddress', input),
  form: { ...subscriptionForm('changeDeliveryAddress'), fields: ['subscriptionId', 'addressId'] },
})

const changeDeliveryCard = customerAction({
  ...ofCustomer,
  name: 'changeDeliveryCard',
  agents: 'refused',
  input: SUBSCRIPTION_CHANGES.changeDeliveryCard,
  run: (edge, input) => change(edge, 'changeDeliveryCard', input),
  form: { ...subscriptionForm('changeDeliveryCard'), fields: ['subscriptionId', 'cardId'] },
})

const skipDelivery = customerAction({
  ...ofCustomer,
  name: 'skipDelivery',
  agents: 'allowed',
  input: SUBSCRIPTION_CHANGES.skipDelivery,
  run: (edge, input) => change(edge, 'skipDelivery', input),
  form: { ...subscriptionForm('skipDelivery'), fields: ['subscriptionId', 'nextDate'] },
})

const sendDeliveryNow = customerAction({
  ...ofCustomer,
  name: 'sendDeliveryNow',
  agents: 'allowed',
  input: SUBSCRIPTION_CHANGES.sendDeliveryNow,
  run: (edge, input) => change(edge, 'sendDeliveryNow', input),
  form: { ...subscriptionForm('sendDeliveryNow'), fields: ['subscriptionId', 'nextDate'] },
})

const pauseSubscription = customerAction({
  ...ofCustomer,
  name: 'pauseSubscription',
  agents: 'refused',
  input: SUBSCRIPTION_CHANGES.pauseSubscription,
  run: (edge, input) => change(edge, 'pauseSubscription', input),
  form: { ...subscriptionForm('pauseSubscription'), fields: ['subscriptionId'] },
})

const resumeSubscription = customerAction({
  ...ofCustomer,
  name: 'resumeSubscription',
  agents: 'refused',
  input: SUBSCRIPTION_CHANGES.resumeSubscription,
  run: (edge, input) => change(edge, 'resumeSubscription', input),
  form: { ...subscriptionForm('resumeSubscription'), fields: ['subscriptionId'] },
})

const cancelSubscription = customerAction({
  ...ofCustomer,
  name: 'cancelSubscription',
  agents: 'refused',
  input: SUBSCRIPTION_CHANGES.cancelSubscription,
  sameBy: ({ subscriptionId }) => subscriptionId,
  run: cancel,
  form: { ...subscriptionForm('cancelSubscription'), fields: ['subscriptionId', 'reason'] },
})

export const autoRefreshActions = {
  changeFrequency,
  changeVariant,
  changeDeliveryAddress,
  changeDeliveryCard,
  skipDelivery,
  sendDeliveryNow,
  pauseSubscription,
  resumeSubscription,
  cancelSubscription,
}
