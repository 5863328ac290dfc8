import * as v from 'valibot'

import type { InstrumentId } from '#shared/account/saved-card.ts'
import type {
  ChangeInput,
  SubscriptionChange,
  Subscriptions,
} from '#shared/auto-refresh/subscriptions.ts'
import { ProblemError } from '#shared/http/problem.ts'

import { addressesIn, WireAddresses } from '../checkout/saved-addresses.ts'
import type { Edge } from '../http/edge.ts'
import { cardsIn, WireCards } from '../payment/saved-cards.ts'
import { readCustomerRecord } from '../session/customer-record.ts'
import { ServiceError } from '../upstream/service-client.ts'
import { shownSubscriptions } from './shown-subscriptions.ts'
import { createSubscriptionService, type SubscriptionService } from './upstream.ts'

/** The subscriptions of one request's customer. */
export const createSubscriptions = (edge: Edge): Subscriptions => ({
  async getSubscriptions() {
    const service = createSubscriptionService(edge)
    if (!service) return null
    const [found, saved, { OrderGrooveFreequencies: frequencies }] = await Promise.all([
      service.list(),
      readSaved(edge),
      edge.catalog.getPreferences(),
    ])
    const subscriptions = await shownSubscriptions(edge.catalog, found)
    return { subscriptions, ...saved, frequencies }
  },
})

const Saved = v.object({ ...WireAddresses.entries, ...WireCards.entries })

/** The addresses and cards of the account, among which the customer chooses. */
async function readSaved(edge: Edge) {
  const record = await readCustomerRecord(edge, Saved)
  return { addresses: addressesIn(record), cards: cardsIn(record) }
}

/**
 * Makes one change, which the service confirms.
 * @throws {ProblemError} `not-found` also for another customer's, `rejected` if it has changed meanwhile or cannot be
 * changed so, `outcome-unknown`
 */
export async function changeSubscription<Change extends SubscriptionChange>(
  edge: Edge,
  change: Change,
  input: ChangeInput<Change>,
): Promise<object> {
  const service = createSubscriptionService(edge)
  if (!service) throw new ProblemError('not-found')
  await confirmed(CHANGES[change](service, input, edge))
  return {}
}

/** The same result for a subscription that has ended already. */
export async function cancelSubscription(edge: Edge, input: ChangeInput<'cancelSubscription'>) {
  try {
    return await changeSubscription(edge, 'cancelSubscription', input)
  } catch (error) {
    if (!(error instanceof ProblemError) || error.type !== 'rejected') throw error
    const service = createSubscriptionService(edge)
    const found = (await service?.list().catch(() => [])) ?? []
    const isEnded = found.some(({ public_id, live }) => public_id === input.subscriptionId && !live)
    if (!isEnded) throw error
    return {}
  }
}

/** The call of each change. An address or a card has to be the customer's own. */
const CHANGES: {
  [Change in SubscriptionChange]: (
    service: SubscriptionService,
    input: ChangeInput<Change>,
    edge: Edge,
  ) => Promise<object>
} = {
  changeFrequency: (service, { subscriptionId, every }) =>
    service.changeFrequency(subscriptionId, every),
  changeVariant: (service, { subscriptionId, productId }) =>
    service.changeProduct(subscriptionId, productId),
  async changeDeliveryAddress(service, { subscriptionId, addressId }, edge) {
    const { addresses } = await readSaved(edge)
    const found = addresses.find((each) => each.addressId === addressId)
    if (!found) throw new ProblemError('rejected')
    const { address } = found
    return service.changeAddress(subscriptionId, { ...address, address2: address.address2 ?? '' })
  },
  async changeDeliveryCard(service, { subscriptionId, cardId }, edge) {
    const { cards } = await readSaved(edge)
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

/** A change without an answer may have been made. A refused one was not. */
async function confirmed(change: Promise<object>) {
  try {
    await change
  } catch (error) {
    if (!(error instanceof ServiceError)) throw error
    throw toProblem(error)
  }
}

const UNKNOWN_OUTCOMES = new Set(['timeout', 'no-response', 'malformed'])

function toProblem(error: ServiceError) {
  const { reason, status } = error.failure
  if (status === 404) return new ProblemError('not-found')
  if (status === 400 || status === 409) return new ProblemError('rejected')
  const isUnknown = UNKNOWN_OUTCOMES.has(reason) || (status !== null && status >= 500)
  return isUnknown ? new ProblemError('outcome-unknown') : error
}

/** Whether a card pays a subscription that has not ended. False if the service fails, so that the card can be removed. */
export async function paysSubscription(edge: Edge, instrumentId: InstrumentId): Promise<boolean> {
  const found = await createSubscriptionService(edge)
    ?.list()
    .catch(() => {
      edge.context.log.warn('subscriptions of a card not read')
      return []
    })
  return Boolean(found?.some(({ live, payment }) => live && payment?.token_id === instrumentId))
}
