import type { Context } from 'hono'
import * as v from 'valibot'

import { ProductId } from '#shared/product/product.ts'
import { listedProofApi } from '#shared/reviews/listed-proof-api.ts'
import { extrasApi } from '#shared/product/extras-api.ts'
import type { ListedProofs, Voices } from '#shared/reviews/voices.ts'

import type { AppEnv } from '../config/env.ts'
import { endpoints } from '../http/endpoints.ts'
import { idList, parseInput } from '../http/input.ts'

const { paths } = extrasApi

/** The most tiles that a list shows at once. */
const MAX_TILES = 24

const ById = v.object({ id: ProductId })
const ByIds = v.object({ ids: idList(ProductId, MAX_TILES) })

/** What other services say about products, for parts that browsers load. */
export const voicesRoutes = (openExtras: (c: Context<AppEnv>) => Promise<Voices & ListedProofs>) =>
  endpoints()
    .get(paths.socialProof, { agents: 'allowed', limit: 'none' }, async (c) => {
      const { id } = parseInput(ById, c.req.param())
      const port = await openExtras(c)
      return c.json(await port.getSocialProof(id))
    })
    .get(listedProofApi.paths.listedProof, { agents: 'allowed', limit: 'none' }, async (c) => {
      const { ids } = parseInput(ByIds, c.req.query())
      const port = await openExtras(c)
      return c.json(await port.getListedProof(ids))
    })
    .get(paths.gallery, { agents: 'allowed', limit: 'none' }, async (c) => {
      const { id } = parseInput(ById, c.req.param())
      const port = await openExtras(c)
      return c.json(await port.getGallery(id))
    })
