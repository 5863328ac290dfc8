import type { Context } from 'hono'

import type { AppEnv } from '../env.ts'
import { createShop } from '../shop.ts'

/** The catalog for the site and locale of this request. */
export function openCatalog(c: Context<AppEnv>) {
  const { context } = c.var
  const { catalog } = createShop({
    context,
    bindings: c.env,
    caller: 'api',
    // The requested value is read last, after the values that it is built from, so its outcome wins.
    onRead: ({ cached }) => {
      context.metrics.cache = cached.outcome
    },
  })
  return catalog
}
