import type * as v from 'valibot'

import type { IdempotencyKey } from '#shared/contract/bag.ts'
import type { Catalog } from '#shared/contract/catalog.ts'
import { ProblemError } from '#shared/contract/problem.ts'

import type { ContentMapper } from '../catalog/content-mapper.ts'
import type { Baskets } from '../commerce/baskets.ts'
import type { Orders } from '../commerce/orders.ts'
import type { Bindings, RequestContext } from '../env.ts'
import { runIdempotent, hashKey, type ActionResult } from '../idempotency/run-idempotent.ts'
import type { PaymentProvider } from '../payment/payment-provider.ts'
import type { Session } from '../session/session.ts'

/** The dependencies of every shopper action. */
export interface ShopperContext {
  context: RequestContext
  bindings: Pick<Bindings, 'IDEMPOTENCY_KEYS'>
  session: Session
  catalog: Catalog
  baskets: Baskets
  orders: Orders
  payment: PaymentProvider
  mapper: ContentMapper
}

interface GuardedAction<Value> {
  action: string
  idempotencyKey: IdempotencyKey
  input: unknown
  schema: v.GenericSchema<unknown, Value>
  run: () => Promise<Value>
}

/** Runs a bag or checkout action once per idempotency key and input (design: exactly once). */
export async function runAction<Value extends object>(
  { context, bindings, session }: ShopperContext,
  { action, idempotencyKey, input, schema, run }: GuardedAction<Value>,
): Promise<Value> {
  const name = await hashKey(idempotencyKey, `${context.site.id}.${action}`, input)
  return runIdempotent({
    context,
    bindings,
    session,
    name,
    kind: 'bag',
    schema,
    run: () => resultOf(run),
  })
}

/** With `unavailable` nothing was done, so the problem is not stored and the same request may succeed later. */
export async function resultOf<Value>(run: () => Promise<Value>): Promise<ActionResult<Value>> {
  try {
    return { value: await run() }
  } catch (error) {
    if (!(error instanceof ProblemError) || error.type !== 'unavailable') throw error
    return { problem: error, retention: 'discarded' }
  }
}
