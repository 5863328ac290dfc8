import * as v from 'valibot'

import type { ActionName } from '#shared/actions.ts'
import { ProblemError } from '#shared/http/problem.ts'

import { requireCustomer } from '../session/customer.ts'
import { keyKindOf } from '../actions.ts'
import {
  hashKey,
  NO_OWNER,
  runIdempotent,
  type ActionResult,
} from '../idempotency/run-idempotent.ts'
import type { ShopperContext } from './shopper-context.ts'

const Done = v.object({})

interface AskedAction {
  action: ActionName
  /** What is asked for, which makes the key together with the customer. Compared as JSON. */
  asked: unknown
}

/**
 * Runs an action of the customer once for what is asked, whichever form, tab or device asks for it. Every repetition
 * gets the first one's answer.
 */
export async function runOnceForAll(
  shop: ShopperContext,
  { action, asked }: AskedAction,
  run: () => Promise<void>,
): Promise<object> {
  const { context, bindings } = shop
  const customerId = requireCustomer(shop)
  return runIdempotent({
    context,
    bindings,
    session: NO_OWNER,
    name: await hashKey(customerId, `${context.site.id}.${action}`, asked),
    kind: keyKindOf(action),
    schema: Done,
    run: () => resultOf(run),
  })
}

/** Only success is stored. What fails may be asked for again. */
async function resultOf(run: () => Promise<void>): Promise<ActionResult<object>> {
  try {
    await run()
    return { value: {} }
  } catch (error) {
    if (error instanceof ProblemError) return { problem: error, retention: 'discarded' }
    throw error
  }
}
