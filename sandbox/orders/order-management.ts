import type { Context } from 'hono'
import * as v from 'valibot'

import { callBasket, readCaller } from '../baskets/call-basket.ts'
import { factory, type SandboxEnv } from '../platform/env.ts'
import type { Progress } from '../mails/progress-mail.ts'
import { only } from '../platform/problems.ts'
import { readBody, maxText } from '../platform/read-body.ts'
import type { ManagedChange } from '../baskets/contents/basket-object.ts'
import { AccessCode } from './access-code.ts'
import { requireManagement } from './management-active.ts'
import { mailProgress } from './progress-mails.ts'
import { orderResponseFor, requireAccessibleOrder } from './requested-order.ts'
import { type OrderRow, requireOrder } from './order-row.ts'
import { ORDER, ORDERS } from './paths.ts'
import { invalidReason } from './return-items.ts'

const reasonCodes = (first: string, ...others: string[]) => [
  { reason: first, default: true },
  ...others.map((reason) => ({ reason, default: false })),
]

/** The reasons for cancellations and returns. */
const managementReasons = {
  cancelReasonCodes: reasonCodes(
    'Changed my mind',
    'Ordered by mistake',
    'Found a better price',
    'Delivery takes too long',
  ),
  returnReasonCodes: reasonCodes(
    'Not as expected',
    'Arrived damaged',
    'Wrong item',
    'No longer needed',
  ),
}

type Kind = keyof typeof managementReasons

/** The reason to store if the shopper gives none. */
const defaultReason = (kind: Kind) =>
  managementReasons[kind].find((code) => code.default)?.reason ?? ''

const isReason = (kind: Kind, reason: string) =>
  managementReasons[kind].some((code) => code.reason === reason)

const orderAccessCode = v.exactOptional(AccessCode)

const Cancellation = v.object({ reason: v.exactOptional(maxText(256)), orderAccessCode })

const Return = v.object({
  productItems: v.pipe(
    v.array(
      v.object({
        itemId: v.pipe(v.string(), v.nonEmpty(), v.maxLength(256)),
        quantity: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(999)),
        reason: v.exactOptional(maxText(256)),
      }),
    ),
    v.minLength(1),
    v.maxLength(100),
  ),
  orderAccessCode,
})

const META = `${ORDERS}/oms-meta-data` as const
const CANCEL = `${ORDER}/actions/oms-cancel-order` as const
const RETURN = `${ORDER}/actions/oms-return-order` as const

type OrderContext = Context<SandboxEnv>

/** Order management: cancels an order before it is shipped, and takes returns after that. */
export const orderManagement = factory
  .createApp()
  .get(META, requireManagement, (c) => c.json(managementReasons))
  .all(META, only('GET'))
  .post(CANCEL, requireManagement, async (c) => {
    const { reason = defaultReason('cancelReasonCodes'), ...given } = await readBody(
      c,
      Cancellation,
    )
    const order = await requireAccessibleOrder(c, given.orderAccessCode)
    if (!isReason('cancelReasonCodes', reason)) throw invalidReason(reason)
    return managed(c, order, { kind: 'cancel', reason })
  })
  .all(CANCEL, only('POST'))
  .post(RETURN, requireManagement, async (c) => {
    const { productItems, ...given } = await readBody(c, Return)
    const order = await requireAccessibleOrder(c, given.orderAccessCode)
    const items = productItems.map(({ reason = defaultReason('returnReasonCodes'), ...item }) => {
      if (!isReason('returnReasonCodes', reason)) throw invalidReason(reason)
      return { ...item, reason }
    })
    return managed(c, order, { kind: 'return', items })
  })
  .all(RETURN, only('POST'))

/** The basket's Durable Object makes one change to an order at a time. */
async function managed(c: OrderContext, { basketId, customerId }: OrderRow, change: ManagedChange) {
  const orderNo = c.req.param('orderNo') ?? ''
  const caller = { ...readCaller(c), customerId }
  await callBasket(c, basketId, (basket) => basket.changeOrder(caller, { orderNo, change }))
  const changed = await requireOrder(c.env.DB, orderNo, customerId)
  // The change is valid even if its mail cannot be sent.
  const mailing = mailProgress(c, changed, {
    progress: getProgress(change, changed),
    now: c.var.now(),
  })
  await mailing.catch((error: unknown) => console.error(error))
  return c.json(orderResponseFor(c, changed, new Set(['oms', 'oms_shipments'])))
}

/** The progress that the mail about a change reports. Each return has its own mail. */
function getProgress(change: ManagedChange, { management }: OrderRow): Progress {
  if (change.kind === 'cancel') return { kind: 'canceled', part: '1' }
  const quantities = new Map<string, number>()
  for (const { itemId, quantity } of change.items) {
    quantities.set(itemId, (quantities.get(itemId) ?? 0) + quantity)
  }
  return { kind: 'returning', part: String(management.returns?.length ?? 0), quantities }
}
