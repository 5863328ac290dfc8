import * as v from 'valibot'

import { factory } from '../platform/env.ts'
import { idList } from '../platform/read-body.ts'
import { badRequest, only, ProblemError, resourceNotFound } from '../platform/problems.ts'
import { prepare, parseRows, sql, valueList } from '../platform/sql.ts'
import { pseudorandom, pseudorandomBetween } from '../catalog/pseudorandom.ts'
import { altByScene, photographedScenes, type Scene } from '../content/picture.ts'
import type { Language } from '../platform/site.ts'

/** The products with a fixed number of posts. */
const FIXED_COUNTS: Partial<Record<string, number>> = { FXSOCIAL: 8, FXFULL: 6 }

const LEAST = 3
const MOST = 8
const SHARE_WITH_POSTS = 0.4

const authors = ['harborlight', 'mireille.g', 'quietporch', 'thea.r', 'paul.et.moi'] as const

interface Post {
  id: string
  status: 'approved' | 'pending'
  scene: Scene
  alt: string
  author: string
  productIds: string[]
}

/** The pictures that shoppers have shown of a product, the newest first. Most products have none, and clothes never do. */
function getPosts(productId: string, language: Language): Post[] {
  const start = pseudorandomBetween(`first post ${productId}`, 0, photographedScenes.length - 1)
  return Array.from({ length: generateCount(productId) }, (_, at) => {
    const scene =
      photographedScenes[(start + at) % photographedScenes.length] ?? photographedScenes[0]
    return {
      id: `${productId}-${at + 1}`,
      // The second one waits for approval.
      status: at === 1 ? 'pending' : 'approved',
      scene,
      alt: altByScene[scene][language],
      author: authors[(start + at) % authors.length] ?? '',
      productIds: [productId],
    }
  })
}

function generateCount(productId: string) {
  const fixed = FIXED_COUNTS[productId]
  if (fixed !== undefined) return fixed
  if (pseudorandom(`has posts ${productId}`) > SHARE_WITH_POSTS) return 0
  return pseudorandomBetween(`posts ${productId}`, LEAST, MOST)
}

const KEY = 'sandbox-ugc'
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
      throw badRequest(`Between 1 and ${MAX_IDS} product ids are required.`, {
        parameter: 'products',
      })
    }
    const limit = v.safeParse(Limit, c.req.query('limit') ?? '20')
    if (!limit.success) throw badRequest('The limit is not allowed.', { parameter: 'limit' })
    const language = c.req.query('locale')?.startsWith('fr') ? 'fr' : 'en'
    const known = parseRows(
      IdRow,
      await prepare(
        c.env.DB,
        sql`SELECT id FROM products WHERE id IN ${valueList([...new Set(ids)])}
          AND json_extract(card, '$.picture.form') IS NOT NULL`,
      ).all(),
    )
    const approved = known
      .flatMap(({ id }) => getPosts(id, language))
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
