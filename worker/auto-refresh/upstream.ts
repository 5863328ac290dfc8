import * as v from 'valibot'

import { ProductId } from '#shared/product/product.ts'
import type { SavedCard } from '#shared/account/saved-card.ts'
import { SubscriptionId, type DeliveryAddress } from '#shared/auto-refresh/subscriptions.ts'

import type { Config } from '../config/env.ts'
import type { Edge } from '../http/edge.ts'
import { requireCustomer } from '../session/customer.ts'
import { externalFetch } from '../upstream/outside-fetch.ts'
import { createServiceClient } from '../upstream/service-client.ts'

/** The customer waits for a change, and then for the page that reads it again (ms). */
const DEADLINE_MS = 1_500

const text = v.nullish(v.string(), '')
const day = v.pipe(v.string(), v.isoDate())

const WireAddress = v.object({
  first_name: text,
  last_name: text,
  address: text,
  address2: text,
  city: text,
  state_province_code: text,
  zip_postal_code: text,
  country_code: text,
})

const WirePayment = v.object({
  /** The id of the saved card in the customer's account. */
  token_id: text,
  cc_type: text,
  cc_number_ending: v.pipe(v.string(), v.regex(/^\d{4}$/)),
  cc_exp_date: v.pipe(v.string(), v.regex(/^\d\d\/\d{4}$/)),
})

const WireSubscription = v.object({
  public_id: SubscriptionId,
  product: ProductId,
  quantity: v.pipe(v.number(), v.integer(), v.minValue(1)),
  every: v.pipe(v.number(), v.integer(), v.minValue(1)),
  live: v.boolean(),
  next_order_date: v.nullish(day, null),
  paused: v.nullish(v.string(), null),
  shipping_address: v.fallback(v.nullish(WireAddress, null), null),
  payment: v.fallback(v.nullish(WirePayment, null), null),
})
export type WireSubscription = v.InferOutput<typeof WireSubscription>

const Page = v.object({
  /** A subscription that cannot be read is left out. */
  results: v.pipe(
    v.array(v.fallback(v.nullable(WireSubscription), null)),
    v.transform((found) => found.filter((subscription) => subscription !== null)),
  ),
})

/** The answer to a change. The page is read again, so only the confirmation counts. */
const Confirmed = v.looseObject({})

export type SubscriptionService = NonNullable<ReturnType<typeof createSubscriptionService>>

type Access = NonNullable<Config['subscriptions']>

/**
 * The service of auto-refresh orders, for the customer who is signed in. Null if it is not configured.
 * @throws {ProblemError} `sign-in-required`
 */
export function createSubscriptionService(edge: Edge) {
  const customerId = requireCustomer(edge)
  const { config, log, memory, now } = edge.context
  const { subscriptions: access } = config
  if (access === null) return null
  const dependencies = { config: access, fetch: externalFetch, log, memory, now }
  const client = createServiceClient(dependencies, {
    name: 'subscriptions',
    deadlineMs: DEADLINE_MS,
    accessOf: ({ url }) => ({ origin: url, headers: {} }),
  })
  const signed = async () => ({
    authorization: await authorizationFor(access, customerId, now()),
  })
  const patch = async (operation: string, path: `/${string}`, body: object = {}) =>
    client.call({
      operation,
      path,
      method: 'PATCH',
      body,
      headers: await signed(),
      schema: Confirmed,
      subject: customerId,
    })
  const of = (id: SubscriptionId) => `/subscriptions/${id}` as const
  const nextOrderPath = (id: SubscriptionId) => `/orders/next-${id}` as const

  return {
    async list(): Promise<WireSubscription[]> {
      const request = { operation: 'getSubscriptions', path: '/subscriptions/' } as const
      const headers = await signed()
      return (await client.call({ ...request, headers, schema: Page, subject: customerId })).results
    },
    changeFrequency: (id: SubscriptionId, every: number) =>
      patch('changeFrequency', `${of(id)}/change_frequency/`, { every, every_period: MONTHS }),
    changeProduct: (id: SubscriptionId, product: ProductId) =>
      patch('changeProduct', `${of(id)}/change_product/`, { product }),
    changeAddress: (id: SubscriptionId, address: DeliveryAddress) =>
      patch('changeAddress', `${of(id)}/change_shipping_address/`, {
        shipping_address: wireAddress(address),
      }),
    changePayment: (id: SubscriptionId, card: SavedCard) =>
      patch('changePayment', `${of(id)}/change_payment/`, { payment: wirePayment(card) }),
    skip: (id: SubscriptionId, nextDate: string) =>
      patch('skip', `${nextOrderPath(id)}/skip_subscription/`, { next_order_date: nextDate }),
    sendNow: (id: SubscriptionId, nextDate: string) =>
      patch('sendNow', `${nextOrderPath(id)}/send_now/`, { next_order_date: nextDate }),
    pause: (id: SubscriptionId) => patch('pause', `${of(id)}/pause/`),
    resume: (id: SubscriptionId) => patch('resume', `${of(id)}/resume/`),
    cancel: (id: SubscriptionId, reason: string) =>
      patch('cancel', `${of(id)}/cancel/`, { cancel_reason: reason }),
  }
}

/** The service counts periods in days, weeks and months. */
const MONTHS = 3

const authorizationFor = async (access: Access, customerId: string, now: number) =>
  JSON.stringify(await signCustomer(access, customerId, Math.floor(now / 1000)))

const wireAddress = (address: DeliveryAddress) => ({
  first_name: address.firstName,
  last_name: address.lastName,
  address: address.address1,
  address2: address.address2,
  city: address.city,
  state_province_code: address.stateCode,
  zip_postal_code: address.postalCode,
  country_code: address.countryCode,
})

/** The shop's own id stands for the card. Nothing else of it leaves commerce. */
const wirePayment = ({ instrumentId, card }: SavedCard) => ({
  token_id: instrumentId,
  cc_type: card.brand,
  cc_number_ending: card.lastDigits,
  cc_exp_date: `${String(card.expirationMonth).padStart(2, '0')}/${card.expirationYear}`,
})

interface CustomerSignature {
  public_id: string
  sig_field: string
  /** In seconds. The service accepts it for two hours. */
  ts: number
  /** The HMAC-SHA256 of customer and time, in base64. */
  sig: string
}

/** Signs for which customer the shop asks the subscription service. */
export async function signCustomer(
  { publicId, key }: NonNullable<Config['subscriptions']>,
  customerId: string,
  seconds: number,
): Promise<CustomerSignature> {
  const encode = (text: string) => new TextEncoder().encode(text)
  const algorithm = { name: 'HMAC', hash: 'SHA-256' }
  const secret = await crypto.subtle.importKey('raw', encode(key), algorithm, false, ['sign'])
  const mac = await crypto.subtle.sign('HMAC', secret, encode(`${customerId}|${seconds}`))
  const sig = btoa(String.fromCharCode(...new Uint8Array(mac)))
  return { public_id: publicId, sig_field: customerId, ts: seconds, sig }
}
