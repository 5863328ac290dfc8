import type { Context } from 'hono'
import * as v from 'valibot'

import { factory, type SandboxEnv } from '../platform/env.ts'
import { badRequest, only } from '../platform/problems.ts'
import { contentRequestOf, notFound } from './experience-request.ts'
import { componentResponse, pageById, pageResponse, pagesByAspect } from './pages.ts'
import { EXPERIENCE } from './paths.ts'

const PAGES = `${EXPERIENCE}/pages` as const
const PAGE = `${PAGES}/:pageId` as const
const COMPONENT = `${EXPERIENCE}/components/:componentId` as const
const MAX_PARAMETER_CHARACTERS = 256

const Query = v.object({
  aspectTypeId: v.picklist(['plp', 'pdp']),
  categoryId: v.optional(v.pipe(v.string(), v.nonEmpty(), v.maxLength(256))),
  productId: v.optional(v.pipe(v.string(), v.nonEmpty(), v.maxLength(100))),
})

export const pageRoutes = factory
  .createApp()
  .get(PAGES, async (c) => {
    checkParameters(c)
    const page = assignedPage(c)
    const found = page ? await pageResponse(c.env.DB, page, contentRequestOf(c)) : undefined
    const isShown = found?.regions.some(({ components }) => components.length > 0) ?? false
    return c.json({ data: isShown ? [found] : [] })
  })
  .all(PAGES, only('GET'))
  .get(PAGE, async (c) => {
    checkParameters(c)
    const id = c.req.param('pageId')
    const page = pageById.get(id)
    if (!page) throw notFound('Page', id)
    return c.json(await pageResponse(c.env.DB, page, contentRequestOf(c)))
  })
  .all(PAGE, only('GET'))
  .get(COMPONENT, async (c) => {
    checkParameters(c)
    const id = c.req.param('componentId')
    const component = await componentResponse(c.env.DB, id, contentRequestOf(c))
    if (!component) throw notFound('Component', id)
    return c.json(component)
  })
  .all(COMPONENT, only('GET'))

/** The page of the category or product that the request names, if it can have one.
 * @throws ProblemError if it names neither */
function assignedPage(c: Context<SandboxEnv>) {
  const parsed = v.safeParse(Query, c.req.query())
  if (!parsed.success) throw invalid(String(parsed.issues[0].path?.[0].key))
  const { aspectTypeId, categoryId, productId } = parsed.output
  if (categoryId === undefined && productId === undefined) throw invalid('productId')
  if (aspectTypeId === 'pdp') return pagesByAspect.pdp()
  return categoryId === undefined ? undefined : pagesByAspect.plp(categoryId)
}

/** The pages of this service read neither parameters nor aspect attributes.
 * @throws ProblemError if they are longer than allowed, or unreadable */
function checkParameters(c: Context<SandboxEnv>) {
  const { parameters = '', aspectAttributes = '{}' } = c.req.query()
  if (parameters.length > MAX_PARAMETER_CHARACTERS) throw invalid('parameters')
  if (aspectAttributes.length > MAX_PARAMETER_CHARACTERS || !isObject(aspectAttributes)) {
    throw invalid('aspectAttributes')
  }
}

function isObject(text: string): boolean {
  try {
    return v.is(v.record(v.string(), v.unknown()), JSON.parse(text))
  } catch {
    return false
  }
}

const invalid = (parameter: string) =>
  badRequest(`The parameter ${parameter} is missing, or its value is not allowed.`, { parameter })
