import * as v from 'valibot'

import { readAssets } from '../content/read-content.ts'
import { factory } from '../platform/env.ts'
import { badRequest, only } from '../platform/problems.ts'
import { contentOf, searchContent } from './content.ts'
import { contentRequestOf, idsOf, notFound } from './experience-request.ts'
import { EXPERIENCE } from './paths.ts'

const CONTENTS = `${EXPERIENCE}/contents` as const
const CONTENT = `${CONTENTS}/:id` as const
const SEARCH = `${EXPERIENCE}/content-search` as const

const number = (fallback: string, { from, to }: { from: number; to: number }) =>
  v.optional(
    v.pipe(v.string(), v.regex(/^\d{1,7}$/), v.transform(Number), v.minValue(from), v.maxValue(to)),
    fallback,
  )

const Query = v.object({
  q: v.optional(v.pipe(v.string(), v.maxLength(256)), ''),
  refine: v.optional(v.pipe(v.string(), v.regex(/^fdid=./))),
  sort: v.optional(v.picklist(['name=asc', 'name=desc', 'id=asc', 'id=desc']), 'id=asc'),
  limit: number('25', { from: 1, to: 200 }),
  offset: number('0', { from: 0, to: 1_000_000 }),
})

export const contentRoutes = factory
  .createApp()
  .get(CONTENTS, async (c) => {
    const ids = idsOf(c, 'content assets')
    const found = await readAssets(c.env.DB, ids, contentRequestOf(c))
    return c.json({ limit: ids.length, data: found.map(contentOf), total: found.length })
  })
  .all(CONTENTS, only('GET'))
  .get(CONTENT, async (c) => {
    const id = c.req.param('id')
    const [asset] = await readAssets(c.env.DB, [id], contentRequestOf(c))
    if (!asset) throw notFound('Content', id)
    return c.json(contentOf(asset))
  })
  .all(CONTENT, only('GET'))
  .get(SEARCH, async (c) => {
    const parsed = v.safeParse(Query, c.req.query())
    if (!parsed.success) {
      const parameter = String(parsed.issues[0].path?.[0].key)
      throw badRequest(`The value of the parameter ${parameter} is not allowed.`, { parameter })
    }
    const { q, refine, sort, limit, offset } = parsed.output
    const folder = refine?.slice('fdid='.length)
    const request = contentRequestOf(c)
    const found = await searchContent(c.env.DB, { q, folder, sort, limit, offset }, request)
    return c.json({
      query: q,
      ...found,
      ...(folder !== undefined && { selectedRefinements: { fdid: folder } }),
      limit,
      offset,
    })
  })
  .all(SEARCH, only('GET'))
