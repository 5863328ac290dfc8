import * as v from 'valibot'

import type { IdempotencyKey } from '#shared/http/idempotency-key.ts'
import type { CustomerAccount } from '#shared/account/customer-account.ts'
import { ProblemError } from '#shared/http/problem.ts'
import type {
  ChangeInput,
  SubscriptionChange,
  SubscriptionId,
  Subscriptions,
} from '#shared/auto-refresh/subscriptions.ts'

import { requireCustomer } from '../session/customer.ts'
import { externalFetch } from '../commerce/outside-fetch.ts'
import { ServiceError } from '../services/service-client.ts'
import {
  createSubscriptionService,
  type SubscriptionService,
} from '../services/subscription-service.ts'
import { runOnceForAll } from '../shopper/once-for-all.ts'
import { runAction, type ShopperContext } from '../shopper/shopper-context.ts'
import { shownSubscriptions } from './shown-subscriptions.ts'

type Service = NonNullable<SubscriptionService>
type Saved = Pick<CustomerAccount, 'getAddresses' | 'getCards'>

/** The subscriptions of one request's customer, who chooses among the addresses and cards that the account has. */
export function createSubscriptions(shop: ShopperContext, saved: Saved): Subscriptions {
  const { context, catalog } = shop

  const openService = (customerId: string) =>
    createSubscriptionService({ ...context, fetch: externalFetch }, customerId)

  return {
    async getSubscriptions() {
      const service = openService(requireCustomer(shop))
      if (!service) return null
      const [found, addresses, { cards }, { OrderGrooveFreequencies: frequencies }] =
        await Promise.all([
          service.list(),
          saved.getAddresses(),
          saved.getCards(),
          catalog.getPreferences(),
        ])
      const subscriptions = await shownSubscriptions(catalog, found)
      return { subscriptions, addresses, cards, frequencies }
    },
    async change(change, input, idempotencyKey: IdempotencyKey) {
      const customerId = requireCustomer(shop)
      const action = { action: change, input, idempotencyKey, schema: v.object({}) }
      const run = async () => {
        const service = openService(customerId)
        if (!service) throw new ProblemError('not-found')
        await confirmed(CHANGES[change](service, input, saved))
        return {}
      }
      if (change !== 'cancelSubscription') return runAction(shop, { ...action, run })
      const { subscriptionId } = input
      return runOnceForAll(shop, { action: change, asked: subscriptionId }, () =>
        cancelOnce(openService(customerId), { subscriptionId, run }),
      )
    },
  }
}

/** The calls of all changes. An address or a card has to be the customer's own. */
const CHANGES: {
  [Change in SubscriptionChange]: (
    service: Service,
    input: ChangeInput<Change>,
    saved: Saved,
  ) => Promise<object>
} = {
  changeFrequency: (service, { subscriptionId, every }) =>
    service.changeFrequency(subscriptionId, every),
  changeVariant: (service, { subscriptionId, productId }) =>
    service.changeProduct(subscriptionId, productId),
  async changeDeliveryAddress(service, { subscriptionId, addressId }, saved) {
    const addresses = await saved.getAddresses()
    const found = addresses.find((each) => each.addressId === addressId)
    if (!found) throw new ProblemError('rejected')
    const { address } = found
    return service.changeAddress(subscriptionId, { ...address, address2: address.address2 ?? '' })
  },
  async changeDeliveryCard(service, { subscriptionId, cardId }, saved) {
    const { cards } = await saved.getCards()
    const found = cards.find(({ instrumentId }) => instrumentId === cardId)
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
async function confirmed(change: Promise<object>) {
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

/** A subscription that has ended already gets the same answer. */
async function cancelOnce(
  service: Service | null,
  { subscriptionId, run }: { subscriptionId: SubscriptionId; run: () => Promise<object> },
) {
  try {
    await run()
  } catch (error) {
    if (!(error instanceof ProblemError) || error.type !== 'rejected') throw error
    const found = (await service?.list().catch(() => [])) ?? []
    const isEnded = found.some(({ public_id, live }) => public_id === subscriptionId && !live)
    if (!isEnded) throw error
  }
}
