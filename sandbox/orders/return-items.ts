import { ProblemError } from '../platform/problems.ts'
import type { Language } from '../platform/site.ts'
import { prepare, sql } from '../platform/sql.ts'
import { itemsWithOmsData } from './order-response.ts'
import { formatOrderNo, type OrderRow, type Return } from './order-row.ts'

type ToReturn = Omit<Return, 'at'>

/**
 * Records the items that the shopper returns. Used items do not go back into stock.
 * @throws ProblemError for items or quantities that cannot be returned
 */
export async function returnItems(
  db: D1Database,
  order: OrderRow,
  { items, language, now }: { items: ToReturn[]; language: Language; now: number },
): Promise<void> {
  const orderNo = formatOrderNo(order.number)
  const sold = itemsWithOmsData(order, language, now)
  const unknownItemIds = items
    .map(({ itemId }) => itemId)
    .filter((id) => !sold.some(({ itemId }) => itemId === id))
  if (unknownItemIds.length > 0) {
    throw rejected('unknown-product-item-ids', 'Unknown Product Item Ids', {
      orderNo,
      unknownItemIds,
    })
  }
  const requested = sold.filter(({ itemId }) => items.some((item) => item.itemId === itemId))
  if (requested.every(({ omsData }) => omsData.quantityAvailableToReturn === 0)) {
    throw returnFailed(orderNo)
  }
  const itemIds = requested
    .filter(({ itemId, omsData }) => getUnits(items, itemId) > omsData.quantityAvailableToReturn)
    .map(({ itemId }) => itemId)
  if (itemIds.length > 0) {
    throw rejected('return-quantity-exceeded', 'Return Quantity Exceeded', { orderNo, itemIds })
  }
  const returns = [
    ...(order.management.returns ?? []),
    ...items.map((item) => ({ ...item, at: now })),
  ]
  const management = JSON.stringify({ ...order.management, returns })
  await prepare(
    db,
    sql`UPDATE orders SET management = ${management}, last_modified = ${now}
        WHERE number = ${order.number}`,
  ).run()
}

const getUnits = (items: ToReturn[], itemId: string) =>
  items
    .filter((item) => item.itemId === itemId)
    .reduce((units, { quantity }) => units + quantity, 0)

const rejected = (type: string, title: string, members: Record<string, unknown>) =>
  new ProblemError({
    status: 400,
    type,
    title,
    detail: 'The order does not hold the items to return.',
    members,
  })

const returnFailed = (orderNo: string) =>
  new ProblemError({
    status: 409,
    type: 'order-return-failed',
    title: 'Order Return Failed',
    detail: `None of the requested items of the order '${orderNo}' can be returned now.`,
    members: { orderNo },
  })

export const invalidReason = (reason: string) =>
  new ProblemError({
    status: 400,
    type: 'invalid-reason-code',
    title: 'Invalid Reason Code',
    detail: 'The reason is unknown to order management.',
    members: { reason },
  })
