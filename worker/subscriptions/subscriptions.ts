import * as v from 'valibot'

import type { IdempotencyKey } from '#shared/contract/bag.ts'
import { ProblemError } from '#shared/contract/problem.ts'
import type {
  ChangeInput,
  SubscriptionChange,
  Subscriptions,
} from '#shared/contract/subscriptions.ts'

import { requireCustomer } from '../account/require-customer.ts'
import { readSavedDetails } from '../commerce/saved-details.ts'
import { externalFetch } from '../commerce/outside-fetch.ts'
import { ServiceError } from '../services/service-client.ts'
import {
  createSubscriptionService,
  type SubscriptionService,
} from '../services/subscription-service.ts'
import { runAction, type ShopperContext } from '../shopper/shopper-context.ts'
import { shownSubscriptions } from './shown-subscriptions.ts'

type Service = NonNullable<SubscriptionService>
type Saved = Awaited<ReturnType<typeof readSavedDetails>>

/** The subscriptions of one request's customer. */
export function createSubscriptions(shop: ShopperContext): Subscriptions {
  const { context, session, catalog } = shop

  const openService = (customerId: string) =>
    createSubscriptionService({ ...context, fetch: externalFetch }, customerId)
  const readSaved = (customerId: string) =>
    readSavedDetails((request) => session.send(request), customerId, context.now())

  return {
    async getSubscriptions() {
      const customerId = requireCustomer(shop)
      const service = openService(customerId)
      if (!service) return null
      const [found, saved, { OrderGrooveFreequencies: frequencies }] = await Promise.all([
        service.list(),
        readSaved(customerId),
        catalog.getPreferences(),
      ])
      return { ...saved, frequencies, subscriptions: await shownSubscriptions(catalog, found) }
    },
    async change(change, input, idempotencyKey: IdempotencyKey) {
      const customerId = requireCustomer(shop)
      const action = { action: change, input, idempotencyKey, schema: v.object({}) }
      const run = async () => {
        const service = openService(customerId)
        if (!service) throw new ProblemError('not-found')
        await making(CHANGES[change](service, input, () => readSaved(customerId)))
        return {}
      }
      return runAction(shop, { ...action, run })
    },
  }
}

/** The calls of all changes. An address or a card has to be the customer's own. */
const CHANGES: {
  [Change in SubscriptionChange]: (
    service: Service,
    input: ChangeInput<Change>,
    readSaved: () => Promise<Saved>,
  ) => Promise<object>
} = {
  changeFrequency: (service, { subscriptionId, every }) =>
    service.changeFrequency(subscriptionId, every),
  changeVariant: (service, { subscriptionId, productId }) =>
    service.changeProduct(subscriptionId, productId),
  async changeDeliveryAddress(service, { subscriptionId, addressId }, readSaved) {
    const found = (await readSaved()).addresses.find(({ id }) => id === addressId)
    if (!found) throw new ProblemError('rejected')
    return service.changeAddress(subscriptionId, found)
  },
  async changeDeliveryCard(service, { subscriptionId, cardId }, readSaved) {
    const found = (await readSaved()).cards.find(({ id }) => id === cardId)
    if (!found || found.isExpired) throw new ProblemError('rejected')
    return service.changePayment(subscriptionId, found)
  },
  skipDelivery: (service, { subscriptionId, nextDate }) => service.skip(subscriptionId, nextDate),
  sendDeliveryNow: (service, { subscriptionId, nextDate }) =>
    service.sendNow(subscriptionId, nextDate),
  pauseSubscription: (service, { subscriptionId }) => service.pause(subscriptionId),
  resumeSubscription: (service, { subscriptionId }) => service.resume(subscriptionId),
  cancelSubscription: (service, { subscriptionId, reason }) =>
    service.cancel(subscriptionId, reason),
}

/** A change that was sent and not answered may have been made. What was refused was not. */
async function making(change: Promise<object>) {
  try {
    await change
  } catch (error) {
    if (!(error instanceof ServiceError)) throw error
    throw problemOf(error)
  }
}

const UNKNOWN_OUTCOMES = new Set(['timeout', 'no-response', 'malformed'])

function problemOf(error: ServiceError) {
  const { reason, status } = error.failure
  if (status === 404) return new ProblemError('not-found')
  if (status === 400 || status === 409) return new ProblemError('rejected')
  const isUnknown = UNKNOWN_OUTCOMES.has(reason) || (status !== null && status >= 500)
  return isUnknown ? new ProblemError('outcome-unknown') : error
}
