import type { Context } from 'hono'
import * as v from 'valibot'

import { clock } from '../platform/clock.ts'
import { customApiPath } from '../platform/custom-api-path.ts'
import { factory, type SandboxEnv } from '../platform/env.ts'
import { idList } from '../platform/read-body.ts'
import { badRequest, only, ProblemError, resourceNotFound } from '../platform/problems.ts'
import { siteRequest } from '../sites/site-request.ts'
import { toLanguage, ORGANIZATION_ID } from '../platform/site.ts'
import { requireShopper } from '../auth/require-shopper.ts'
import { prepare, parseRows, sql } from '../platform/sql.ts'
import type { SeedRedirectOption } from './model.ts'
import {
  readAssets,
  readPreferences,
  readRedirectOptions,
  readSlots,
  searchAssets,
  type SiteContentRequest,
} from './read-content.ts'
import { servedFields, type SlotAudience } from './served-content.ts'

const SLOTS = customApiPath('slots', 'slots')
const ASSETS = customApiPath('content', 'content/:ids')
const SEARCH = customApiPath('content', 'content-search')
const PREFERENCES = customApiPath('preferences', 'preferences')
const REDIRECTS = customApiPath('redirect-data', 'redirect-data')
const RANKS = customApiPath('promotion', 'rank')

/** Endpoints without credentials still require the organization. */
const knownOrganization = factory.createMiddleware(async function knownOrganization(c, next) {
  if (c.req.param('organizationId') !== ORGANIZATION_ID) throw resourceNotFound()
  await next()
})

/** The merchant's own APIs: slots, content, preferences, redirect options and promotion ranks. */
export const content = factory
  .createApp()
  .get(SLOTS, requireShopper('c_storefront'), siteRequest, async (c) => {
    const ids = idList(...(c.req.queries('c_id') ?? []))
    if (ids.length === 0) throw missing('c_id')
    const categoryIds = idList(...(c.req.queries('c_categoryId') ?? []))
    const slots = { ids, categoryIds, audience: getAudience(c.req.query()) }
    return c.json({ data: await readSlots(c.env.DB, slots, contentRequest(c)) })
  })
  .all(SLOTS, only('GET'))
  .get(ASSETS, knownOrganization, siteRequest, async (c) => {
    const requested = c.req.param('ids')
    const list = /^\((.*)\)$/.exec(requested)?.[1]
    if (list !== undefined) {
      const data = await readAssets(c.env.DB, idList(list), contentRequest(c))
      return c.json({ data, total: data.length })
    }
    const [asset] = await readAssets(c.env.DB, [requested], contentRequest(c))
    if (!asset) throw contentNotFound(requested, c.var.site.id)
    return c.json(asset)
  })
  .all(ASSETS, only('GET'))
  .get(SEARCH, knownOrganization, siteRequest, async (c) => {
    const { q = '', folder = '' } = c.req.query()
    if (q === '' && folder === '') throw missing('q')
    const data = await searchAssets(c.env.DB, { q, folder }, contentRequest(c))
    return c.json({ data, total: data.length })
  })
  .all(SEARCH, only('GET'))
  .get(PREFERENCES, knownOrganization, siteRequest, async (c) => {
    const keys = idList(...(c.req.queries('preferenceIds') ?? []))
    const found = await readPreferences(c.env.DB, keys, c.var.site.id)
    const data = found.map(({ key, value }) => ({
      key,
      value: servedFields({ c_value: value }, contentRequest(c)).c_value,
    }))
    return c.json({ data })
  })
  .all(PREFERENCES, only('GET'))
  .get(REDIRECTS, knownOrganization, siteRequest, async (c) => {
    const rows = await readRedirectOptions(c.env.DB, c.var.site.id)
    const language = toLanguage(c.var.locale)
    const optionsList = rows.map((row) => {
      const option: SeedRedirectOption = JSON.parse(row.document)
      return { countryCode: option.countryCode, text: option.text[language], value: option.value }
    })
    return c.json({ optionsList })
  })
  .all(REDIRECTS, only('GET'))
  .get(RANKS, requireShopper('c_storefront'), siteRequest, async (c) => {
    const statement = sql`
      SELECT id, rank FROM promotions WHERE site_id = ${c.var.site.id} ORDER BY rank, id`
    const rows = parseRows(RankRow, await prepare(c.env.DB, statement).all())
    return c.json({ data: rows.map(({ id, rank }) => ({ ID: id, rank })) })
  })
  .all(RANKS, only('GET'))

const RankRow = v.object({ id: v.string(), rank: v.number() })

const contentRequest = (c: Context<SandboxEnv>): SiteContentRequest => ({
  siteId: c.var.site.id,
  locale: c.var.locale,
  origin: c.var.origin,
})

/** All shoppers, now, unless a preview names another date or a customer group. */
function getAudience(query: Record<string, string>): SlotAudience {
  const { c_previewDate, c_customerGroup: group } = query
  const at = c_previewDate === undefined ? clock.now() : Date.parse(c_previewDate)
  if (Number.isNaN(at)) throw invalid('c_previewDate')
  if (group !== undefined && !/^[\w -]{1,100}$/.test(group)) throw invalid('c_customerGroup')
  return { at, group }
}

const invalid = (parameter: string) =>
  badRequest(`The value of the parameter ${parameter} is not allowed.`, { parameter })

const missing = (parameter: string) =>
  badRequest(`Missing required query parameter '${parameter}'.`, { parameter })

const contentNotFound = (contentId: string, siteId: string) =>
  new ProblemError({
    status: 404,
    type: 'content-not-found',
    title: 'Content Not Found',
    detail: `No content asset with ID '${contentId}' for site '${siteId}' could be found.`,
    members: { contentId, siteId },
  })
