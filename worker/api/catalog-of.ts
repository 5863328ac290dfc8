import type { Context } from 'hono'

import type { AppEnv } from '../env.ts'
import { createShop } from '../shop.ts'

/** The shop as this request may see it. */
export const catalogOf = (c: Context<AppEnv>) =>
  createShop({ context: c.var.context, bindings: c.env }).catalog
