import { attributionOf } from '../analytics/attribution.ts'
import { createBaskets } from '../bag/baskets.ts'
import type { Edge } from '../http/edge.ts'
import { isDefined } from '../upstream/defined-attributes.ts'

const NAME = 'c_attribution'

/** An order does not wait longer (ms). */
const DEADLINE_MS = 2_000

/**
 * Writes the campaign that the shopper came with into the basket, whose custom attributes the order gets. An order is
 * placed without it if that fails, if the instance lacks the attribute, and if an agent shops.
 */
export async function noteAttribution(edge: Edge, basketId: string): Promise<void> {
  const { context, session } = edge
  const attribution = session.state?.agent ? null : attributionOf(context)
  if (attribution === null || !isDefined(context.config, NAME)) return
  const signal = AbortSignal.timeout(DEADLINE_MS)
  const answer = await createBaskets(edge)
    .updateBasket(basketId, { c_attribution: attribution }, signal)
    .catch(() => null)
  if (answer?.kind !== 'basket')
    context.log.warn('attribution not noted', { kind: answer?.kind ?? 'failed' })
}
