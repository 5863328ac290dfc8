import * as v from 'valibot'

import { ProblemError } from '#shared/http/problem.ts'

import type { SendAsSession } from './baskets.ts'
import { parseCart } from './parse-cart.ts'
import { parseLeniently } from './parse-usable.ts'
import type { CommerceResult } from './send-request.ts'
import type { ShopperRequest } from './shopper-client.ts'
import { WireBasket } from './wire-basket.ts'
import { WireId } from './wire-id.ts'

const text = v.nullish(v.string(), null)
const flag = v.nullish(v.boolean(), false)

/** A customer's profile, with the fields that the shop reads (scapi §8.1). */
export const WireCustomer = v.object({
  customerId: WireId,
  firstName: text,
  email: text,
  login: text,
  c_loyaltyID: text,
  c_loyaltyMemberStatus: text,
  c_loyaltyPostalCode: text,
  /** JSON text or an object. */
  c_filteredOffers: v.optional(v.unknown()),
  c_emailHash: text,
  c_isOneTrustDNSReqSubmitted: flag,
  c_submitOneTrustDNS: flag,
})
export type WireCustomer = v.InferOutput<typeof WireCustomer>

const WireBaskets = v.object({ baskets: v.optional(v.array(v.unknown()), []) })

/** The customer API for one shopper who is signed in (scapi §8). Every method throws `unavailable` without an answer. */
export function createCustomers(send: SendAsSession) {
  const call = async (request: Omit<ShopperRequest, 'family'>) => {
    const answer = await send({ family: 'customers', ...request })
    if (answer.kind !== 'ok') throw new ProblemError('unavailable', { cause: causeOf(answer) })
    return answer.body
  }

  return {
    async get(customerId: string, signal?: AbortSignal): Promise<WireCustomer> {
      const body = await call({
        operation: 'getCustomer',
        method: 'GET',
        path: `/customers/${customerId}`,
        query: { expand: 'none' },
        signal,
      })
      return parsed(WireCustomer, body)
    },
    async update(customerId: string, change: { c_submitOneTrustDNS: true }) {
      const operation = 'updateCustomer'
      await call({ operation, method: 'PATCH', path: `/customers/${customerId}`, body: change })
    },
    /** The open basket of the customer. Null if there is none. */
    async basket(customerId: string, signal?: AbortSignal): Promise<WireBasket | null> {
      const body = await call({
        operation: 'getCustomerBaskets',
        method: 'GET',
        path: `/customers/${customerId}/baskets`,
        signal,
      })
      const [first] = parsed(WireBaskets, body).baskets
      return first === undefined ? null : parseCart(WireBasket, first)
    },
  }
}

export type Customers = ReturnType<typeof createCustomers>

function parsed<Answer>(schema: v.GenericSchema<unknown, Answer>, body: unknown): Answer {
  const { output } = parseLeniently(schema, body)
  if (output === null) throw new ProblemError('unavailable', { cause: 'odd answer' })
  return output
}

const causeOf = (answer: Exclude<CommerceResult, { kind: 'ok' }>) =>
  answer.kind === 'http-error' ? `status ${answer.status}` : answer.cause
