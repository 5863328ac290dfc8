import type { Context } from 'hono'
import * as v from 'valibot'

import { readPromotionContext } from '../contexts/shopper-contexts.ts'
import { factory, type SandboxEnv } from '../platform/env.ts'
import { isActiveForShopper } from '../pricing/promotion-active.ts'
import type { PromotionContext } from '../pricing/promotion-context.ts'
import { only } from '../platform/problems.ts'
import { campaignStatement } from '../promotions/promotions.ts'
import type { PromotionDocument } from '../promotions/promotion.ts'
import { readPromotionRequest } from '../promotions/applicable-promotions.ts'
import { maxText, readBody } from '../platform/read-body.ts'
import { prepare, parseRows } from '../platform/sql.ts'
import { readAssets, type SiteContentRequest } from '../content/read-content.ts'
import { readProductViews } from '../search/product-views.ts'
import { toLanguage } from '../platform/site.ts'
import { requireSite } from '../sites/sites.ts'
import { customerGroup, readContentRequest, EXPERIENCE } from './experience-request.ts'
import { getContent } from './content.ts'

const RESOLVE = `${EXPERIENCE}/qualifiers/resolve` as const
const MAX_QUALIFIERS = 50

const Id = v.pipe(maxText(256), v.nonEmpty())
const getList = <Schema extends v.GenericSchema>(each: Schema) =>
  v.optional(v.pipe(v.array(each), v.maxLength(MAX_QUALIFIERS)), [])

const Qualifiers = v.object({
  customerGroups: getList(Id),
  campaignQualifiers: getList(v.object({ campaignId: Id, promotionId: v.exactOptional(Id) })),
  dataBindings: getList(v.object({ type: Id, id: Id })),
})

const PromotionRow = v.object({ id: v.string(), document: v.string() })

type QualifierContext = Context<SandboxEnv>
type CampaignQualifier = v.InferOutput<typeof Qualifiers>['campaignQualifiers'][number]

/** Says which groups, campaigns and promotions apply to the shopper, and returns bound data. */
export const qualifierRoutes = factory
  .createApp()
  .post(RESOLVE, async (c) => {
    const { customerGroups, campaignQualifiers, dataBindings } = await readBody(c, Qualifiers)
    const occasion = await readPromotionContext(c.env.DB, readPromotionRequest(c))
    const own = new Set(['Everyone', customerGroup(c), ...occasion.qualifiers.customerGroups])
    const bound = await resolveDataBindings(c.env.DB, dataBindings, readContentRequest(c))
    return c.json({
      ...(customerGroups.length > 0 && {
        customerGroups: Object.fromEntries(customerGroups.map((id) => [id, own.has(id)])),
      }),
      ...(await resolvedCampaigns(c, campaignQualifiers, occasion)),
      ...(dataBindings.length > 0 && { dataBindings: bound }),
    })
  })
  .all(RESOLVE, only('POST'))

/** Whole campaigns, and single promotions of campaigns, which the response lists apart as the request does. */
async function resolvedCampaigns(
  c: QualifierContext,
  qualifiers: CampaignQualifier[],
  occasion: PromotionContext,
) {
  const requested = [...Map.groupBy(qualifiers, ({ campaignId }) => campaignId)]
  const resolved = await Promise.all(
    requested.map(async ([campaignId, own]) => {
      const active = await activePromotions(c, campaignId, occasion)
      const promotionIds = own.flatMap(({ promotionId }) => promotionId ?? [])
      return {
        campaignId,
        isActive: active.size > 0,
        isWhole: promotionIds.length < own.length,
        promotions: promotionIds.map((id) => [id, active.has(id)] as const),
      }
    }),
  )
  const whole = resolved.filter(({ isWhole }) => isWhole)
  const parts = resolved.filter(({ promotions }) => promotions.length > 0)
  return {
    ...(whole.length > 0 && {
      campaigns: Object.fromEntries(
        whole.map(({ campaignId, isActive }) => [campaignId, isActive]),
      ),
    }),
    ...(parts.length > 0 && {
      campaignQualifiers: Object.fromEntries(
        parts.map(({ campaignId, promotions }) => [campaignId, Object.fromEntries(promotions)]),
      ),
    }),
  }
}

/** The ids of a campaign's promotions that are active for the shopper; none of an unknown campaign. */
async function activePromotions(
  c: QualifierContext,
  campaignId: string,
  occasion: PromotionContext,
): Promise<Set<string>> {
  const statement = campaignStatement(c.var.site, campaignId)
  if (!statement) return new Set()
  const rows = parseRows(PromotionRow, await prepare(c.env.DB, statement).all())
  const active = rows.filter(({ document }) => {
    const promotion: PromotionDocument = JSON.parse(document)
    return isActiveForShopper(promotion, occasion)
  })
  return new Set(active.map(({ id }) => id))
}

interface DataBinding {
  type: string
  id: string
}

type BoundRecord = Record<string, unknown>

/** The records that the ids name; unknown ids are left out. */
type DataProvider = (
  db: D1Database,
  ids: string[],
  request: SiteContentRequest,
) => Promise<BoundRecord[]>

/** The API does not name the types of data providers. These are the names that URL mappings use. */
const providers = new Map<string, DataProvider>([
  [
    'content_asset',
    async (db, ids, request) => (await readAssets(db, ids, request)).map(getContent),
  ],
  [
    'product',
    async (db, ids, { siteId, locale, origin }) => {
      const place = { site: requireSite(siteId), language: toLanguage(locale), origin }
      return (await readProductViews(db, ids, place)).map((view) => ({ ...view }))
    },
  ],
])

/** The bound records by type and id, without those that cannot be resolved. */
async function resolveDataBindings(
  db: D1Database,
  bindings: DataBinding[],
  request: SiteContentRequest,
) {
  const byType = [...Map.groupBy(bindings, ({ type }) => type)]
  const resolved = await Promise.all(
    byType.map(async ([type, wanted]) => {
      const ids = [...new Set(wanted.map(({ id }) => id))]
      const records = (await providers.get(type)?.(db, ids, request)) ?? []
      return [
        type,
        Object.fromEntries(records.map((record) => [String(record.id), record])),
      ] as const
    }),
  )
  return Object.fromEntries(resolved.filter(([, records]) => Object.keys(records).length > 0))
}
