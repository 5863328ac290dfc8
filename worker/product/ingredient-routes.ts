import type { Context } from 'hono'
import * as v from 'valibot'

import { extrasApi } from '#shared/product/extras-api.ts'
import type { ProductExtras } from '#shared/product/product-extras.ts'

import type { AppEnv } from '../config/env.ts'
import { endpoints } from '../http/endpoints.ts'
import { parseInput } from '../http/input.ts'

const ByUpc = v.object({ upc: v.pipe(v.string(), v.regex(/^\d{8,14}$/)) })

/** The ingredients of a product, which browsers load after a navigation. */
export const ingredientRoutes = (
  openExtras: (c: Context<AppEnv>) => Promise<Pick<ProductExtras, 'getIngredients'>>,
) =>
  endpoints().get(extrasApi.paths.ingredients, { agents: 'allowed', limit: 'none' }, async (c) => {
    const { upc } = parseInput(ByUpc, c.req.param())
    const port = await openExtras(c)
    return c.json(await port.getIngredients(upc))
  })
