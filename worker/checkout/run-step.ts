import { Checkout } from '#shared/checkout/checkout.ts'
import type { IdempotencyKey } from '#shared/http/idempotency-key.ts'

import type { Edge } from '../http/edge.ts'
import { hashKey, resultOf, runIdempotent } from '../idempotency/run-idempotent.ts'

interface Step {
  name: 'saveShippingAddress' | 'savePayment' | 'finishPaymentPage'
  /** An idempotency key, or the single-use state of a visit to the provider's page. */
  key: IdempotencyKey | string
  input: object
}

/** Runs the part of an action once that precedes saving an address or a card in the account, which has its own key. */
export async function runStep(
  { context, bindings, session }: Edge,
  { name, key, input }: Step,
  run: () => Promise<Checkout>,
): Promise<Checkout> {
  return runIdempotent({
    context,
    bindings,
    session,
    name: await hashKey(key, `${context.site.id}.${name}`, input),
    kind: 'bag',
    schema: Checkout,
    run: () => resultOf(run),
  })
}
