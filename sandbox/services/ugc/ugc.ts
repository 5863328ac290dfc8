import * as v from 'valibot'

import { factory } from '../../platform/env.ts'
import { idList } from '../../platform/id-list.ts'
import { badRequest, only, ProblemError, resourceNotFound } from '../../platform/problems.ts'
import { prepare, rowsOf, sql, valueList } from '../../platform/sql.ts'
import { postsOf } from './posts.ts'

const KEY = 'juniper-and-wick-ugc'
const MAX_IDS = 24
const MEDIA = '/v1/media'

export const ugcService = { path: '/services/ugc', key: KEY }

const IdRow = v.object({ id: v.string() })
const Limit = v.pipe(v.string(), v.regex(/^[1-9]\d?$/), v.transform(Number))

/** The approved pictures that shoppers have shown of products, with alternative texts. */
export const ugc = factory
  .createApp()
  .get(MEDIA, async (c) => {
    if (c.req.query('key') !== KEY) throw unknownKey()
    const ids = idList(...(c.req.queries('products') ?? []))
    if (ids.length === 0 || ids.length > MAX_IDS) {
      throw badRequest(`Between 1 and ${MAX_IDS} product ids are asked for.`, {
        parameter: 'products',
      })
    }
    const limit = v.safeParse(Limit, c.req.query('limit') ?? '20')
    if (!limit.success) throw badRequest('The limit is not allowed.', { parameter: 'limit' })
    const language = c.req.query('locale')?.startsWith('fr') ? 'fr' : 'en'
    const known = rowsOf(
      IdRow,
      await prepare(
        c.env.DB,
        sql`SELECT id FROM products WHERE id IN ${valueList([...new Set(ids)])}`,
      ).all(),
    )
    const approved = known
      .flatMap(({ id }) => postsOf(id, language))
      .filter(({ status }) => status === 'approved')
    return c.json({
      total: approved.length,
      media: approved.slice(0, limit.output).map(({ id, scene, alt, author, productIds }) => ({
        id,
        type: 'image',
        status: 'approved',
        altText: alt,
        author,
        products: productIds.map((productId) => ({ productId })),
        images: {
          square: { url: `${c.var.origin}/pictures/scenes/${scene}.svg?ratio=square` },
        },
      })),
    })
  })
  .all(MEDIA, only('GET'))
  .all('*', () => {
    throw resourceNotFound()
  })

const unknownKey = () =>
  new ProblemError({
    status: 401,
    type: 'unauthorized',
    title: 'Unauthorized',
    detail: 'The key is unknown.',
  })
