import type { Context } from 'hono'

import type { AppEnv } from '../env.ts'
import { createShop } from '../shop.ts'

/** The shop as this request may see it. */
export function catalogOf(c: Context<AppEnv>) {
  const { context } = c.var
  const { catalog } = createShop({
    context,
    bindings: c.env,
    // The answer itself is read last, after what it is made with.
    onRead: ({ cached }) => {
      context.metrics.cache = cached.outcome
    },
  })
  return catalog
}
