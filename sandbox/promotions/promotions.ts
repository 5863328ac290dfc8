import type { Context } from 'hono'
import * as v from 'valibot'

import { readPromotionContext } from '../contexts/shopper-contexts.ts'
import { factory, type SandboxEnv } from '../platform/env.ts'
import { idList } from '../platform/read-body.ts'
import { localizeCustom } from '../platform/localized.ts'
import { meetsConditions } from '../pricing/promotion-active.ts'
import { badRequest, only, ProblemError, validation } from '../platform/problems.ts'
import { siteRequest } from '../sites/site-request.ts'
import { toLanguage, type Site } from '../platform/site.ts'
import { requireShopper } from '../auth/require-shopper.ts'
import { valueList, prepare, parseRows, sql, type Sql } from '../platform/sql.ts'
import type { PromotionDocument } from './promotion.ts'
import { readPromotionRequest } from './applicable-promotions.ts'

const PATH = '/pricing/shopper-promotions/v1/organizations/:organizationId/promotions'
const CAMPAIGN = `${PATH}/campaigns/:campaignId` as const
const MAX_IDS = 50

const PromotionRow = v.object({ id: v.string(), rank: v.number(), document: v.string() })

type RankedPromotion = PromotionDocument & { rank: number }

type PromotionContext = Context<SandboxEnv>

export const promotions = factory
  .createApp()
  .use(PATH, requireShopper('sfcc.shopper-promotions'), siteRequest)
  .use(CAMPAIGN, requireShopper('sfcc.shopper-promotions'), siteRequest)
  .get(PATH, async (c) => {
    const ids = idList(...(c.req.queries('ids') ?? []))
    if (ids.length === 0) {
      throw badRequest("Missing required query parameter 'ids'.", { parameter: 'ids' })
    }
    if (ids.length > MAX_IDS) {
      throw validation(`Maximum number of promotions you can request in one call is ${MAX_IDS}.`)
    }
    const found = await readPromotions(
      c,
      sql`SELECT id, rank, document FROM promotions
          WHERE site_id = ${c.var.site.id} AND id IN ${valueList(ids)}`,
    )
    if (found.length === 0) throw promotionNotFound(c.req.path)

    const byId = new Map(found.map((promotion) => [promotion.id, promotion]))
    const data = ids.flatMap((id) => {
      const promotion = byId.get(id)
      return promotion ? [promotionResponse(promotion, c)] : []
    })
    return c.json({ limit: ids.length, data, total: data.length })
  })
  .all(PATH, only('GET'))
  .get(CAMPAIGN, async (c) => {
    const statement = campaignStatement(c.var.site, c.req.param('campaignId'))
    if (!statement) throw campaignNotFound(c.req.path)
    const { now, qualifiers } = await readPromotionContext(c.env.DB, readPromotionRequest(c))
    const from = formatDate(c, 'startDate') ?? now
    const to = formatDate(c, 'endDate') ?? Number.MAX_SAFE_INTEGER
    if (to < from) throw invalidDate(c.req.path)
    const data = (await readPromotions(c, statement))
      .filter(
        (promotion) => meetsConditions(promotion, qualifiers) && holdsWithin(promotion, from, to),
      )
      .map((promotion) => promotionResponse(promotion, c))
    return c.json({ limit: data.length, data, total: data.length })
  })
  .all(CAMPAIGN, only('GET'))

async function readPromotions(c: PromotionContext, statement: Sql): Promise<RankedPromotion[]> {
  const rows = parseRows(PromotionRow, await prepare(c.env.DB, statement).all())
  return rows.map((row): RankedPromotion => ({ ...JSON.parse(row.document), rank: row.rank }))
}

function promotionResponse(promotion: RankedPromotion, c: PromotionContext) {
  const { site, locale } = c.var
  const language = toLanguage(locale)
  return {
    id: promotion.id,
    name: promotion.name[language],
    calloutMsg: promotion.calloutMsg[language],
    details: promotion.details[language],
    currency: site.currency,
    rank: promotion.rank,
    ...promotionDates(promotion),
    c_alwaysShowCalloutMsg: promotion.alwaysShowCallout === true,
    ...localizeCustom(promotion.custom ?? {}, language),
  }
}

const DATE = /^\d{4}-\d{2}-\d{2}(T[\d:.]{5,12}(Z|[+-]\d{2}:?\d{2})?)?$/

function formatDate(c: PromotionContext, parameter: string): number | undefined {
  const text = c.req.query(parameter)
  if (text === undefined) return undefined
  const time = DATE.test(text) ? Date.parse(text) : Number.NaN
  if (Number.isNaN(time)) throw invalidDate(c.req.path)
  return time
}

const error = (problem: { status: 400 | 404; type: string; detail: string; path: string }) =>
  new ProblemError({
    status: problem.status,
    type: problem.type,
    title: problem.status === 404 ? 'Not Found' : 'Bad Request',
    detail: problem.detail,
    members: { instance: problem.path },
  })

const promotionNotFound = (path: string) =>
  error({
    status: 404,
    type: '/PromotionNotFoundException',
    detail: 'There is no promotion found with the given ID for the requested site.',
    path,
  })

const campaignNotFound = (path: string) =>
  error({
    status: 404,
    type: '/CampaignNotFoundException',
    detail: 'There is no campaign found with the given ID for the requested site.',
    path,
  })

const invalidDate = (path: string) =>
  error({
    status: 400,
    type: '/InvalidDateException',
    detail: 'The dates have to be readable, and the first has to come before the last.',
    path,
  })

/** The first day of promotions that name none. */
const FIRST_DAY = '2026-11-01'

/** The two campaigns of each site: promotions with a last day, and promotions without one. */
const campaignIds = { season: 'season', everyday: 'everyday' } as const

/** Reads the promotions of a campaign; undefined for an unknown campaign. */
export function campaignStatement(site: Site, campaignId: string): Sql | undefined {
  if (campaignId !== campaignIds.season && campaignId !== campaignIds.everyday) return undefined
  const ends = Number(campaignId === campaignIds.season)
  return sql`SELECT id, rank, document FROM promotions
    WHERE site_id = ${site.id} AND (document ->> 'lastDay' IS NOT NULL) = ${ends}
    ORDER BY rank, id`
}

/** `startDate` and `endDate` in the API's format; a promotion without a last day has no `endDate`. */
function promotionDates({ firstDay = FIRST_DAY, lastDay }: PromotionDocument) {
  return {
    startDate: `${firstDay}T00:00Z`,
    ...(lastDay !== undefined && { endDate: `${lastDay}T23:59Z` }),
  }
}

/** Whether a promotion is active at some moment between `from` and `to`, both in epoch milliseconds. */
function holdsWithin(promotion: PromotionDocument, from: number, to: number): boolean {
  const { startDate, endDate } = promotionDates(promotion)
  return Date.parse(startDate) <= to && (endDate === undefined || Date.parse(endDate) >= from)
}
