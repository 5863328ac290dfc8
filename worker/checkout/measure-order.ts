import type { ProblemType } from '#shared/http/problem.ts'

import type { Bindings, RequestContext } from '../config/env.ts'
import { writeDataPoint } from '../observe/data-points.ts'

interface OrderDependencies {
  context: Pick<RequestContext, 'site' | 'locale'>
  bindings: Pick<Bindings, 'ANALYTICS'>
}

interface OrderFigures {
  /** The hash that identifies every attempt to order a basket, so that queries count an order once. */
  order: string
  /** `received` is an order without a known number. */
  outcome: 'placed' | 'received' | ProblemType
  /** In minor units. */
  total: number
}

/** Counts an attempt to order, with its outcome. The data identify neither the shopper nor the order. */
export function measureOrder(
  { context: { site, locale }, bindings }: OrderDependencies,
  { order, outcome, total }: OrderFigures,
) {
  if (!bindings.ANALYTICS) return
  const place = { site: site.id, locale, currency: site.currency }
  writeDataPoint(bindings.ANALYTICS, order, { kind: 'order', outcome, order, total, ...place })
}
