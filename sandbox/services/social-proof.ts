import * as v from 'valibot'

import { pseudorandom, pseudorandomBetween } from '../catalog/pseudorandom.ts'
import { factory } from '../platform/env.ts'
import { idList } from '../platform/read-body.ts'
import { badRequest, only, ProblemError, resourceNotFound } from '../platform/problems.ts'
import type { Language } from '../platform/site.ts'
import { valueList, prepare, parseRows, sql } from '../platform/sql.ts'

const KEY = 'sandbox-social-proof'
const MAX_IDS = 24

/** The product with fixed figures. */
const FIXED_PRODUCT = { productId: 'FXSOCIAL', count: 128 } as const

export const socialProofService = { path: '/services/social-proof', key: KEY }

const IdRow = v.object({ id: v.string() })

const messages = {
  viewed: {
    en: '{{count}} people looked at this today',
    fr: '{{count}} personnes ont regardé ceci aujourd’hui',
  },
  bought: {
    en: '{{count}} sold in the last week',
    fr: '{{count}} vendus depuis une semaine',
  },
} as const

/** Views and sales of products, by product id. Most products have none. */
export const socialProof = factory
  .createApp()
  .get('/v1/products', async (c) => {
    if (c.req.query('key') !== KEY) throw unknownKey()
    const ids = idList(...(c.req.queries('ids') ?? []))
    if (ids.length === 0 || ids.length > MAX_IDS) {
      throw badRequest(`Between 1 and ${MAX_IDS} product ids are required.`, { parameter: 'ids' })
    }
    const language = c.req.query('locale')?.startsWith('fr') ? 'fr' : 'en'
    return c.json(await getSocialProof(c.env.DB, ids, language))
  })
  .all('/v1/products', only('GET'))
  .all('*', () => {
    throw resourceNotFound()
  })

/** @returns social proof by product id; products without any are left out */
export async function getSocialProof(db: D1Database, ids: string[], language: Language) {
  const statement = sql`SELECT id FROM products WHERE id IN ${valueList(ids)}`
  const known = parseRows(IdRow, await prepare(db, statement).all())
  return Object.fromEntries(
    known.flatMap(({ id }) => {
      const proof = generateProof(id)
      return proof ? [[id, { ...proof, message: messages[proof.component][language] }]] : []
    }),
  )
}

function generateProof(productId: string) {
  if (productId === FIXED_PRODUCT.productId)
    return { component: 'viewed' as const, count: FIXED_PRODUCT.count }
  if (pseudorandom(`noticed ${productId}`) > 0.25) return undefined
  const component =
    pseudorandom(`how ${productId}`) < 0.5 ? ('viewed' as const) : ('bought' as const)
  return { component, count: pseudorandomBetween(`by ${productId}`, 12, 240) }
}

const unknownKey = () =>
  new ProblemError({
    status: 401,
    type: 'unauthorized',
    title: 'Unauthorized',
    detail: 'The key is unknown.',
  })
