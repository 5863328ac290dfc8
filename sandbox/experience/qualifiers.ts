import type { Context } from 'hono'
import * as v from 'valibot'

import { readPromotionContext } from '../contexts/promotion-context-of.ts'
import { factory, type SandboxEnv } from '../platform/env.ts'
import { isActiveForShopper } from '../pricing/promotion-active.ts'
import type { PromotionContext } from '../pricing/promotion-context.ts'
import { only } from '../platform/problems.ts'
import { campaignStatement } from '../promotions/campaigns.ts'
import type { PromotionDocument } from '../promotions/promotion.ts'
import { promotionRequestOf } from '../promotions/promotion-request.ts'
import { maxText, readBody } from '../platform/read-body.ts'
import { prepare, rowsOf } from '../platform/sql.ts'
import { resolveDataBindings } from './data-bindings.ts'
import { contentRequestOf } from './experience-request.ts'
import { EXPERIENCE } from './paths.ts'

const RESOLVE = `${EXPERIENCE}/qualifiers/resolve` as const
const MAX_QUALIFIERS = 50

const Id = v.pipe(maxText(256), v.nonEmpty())
const listOf = <Schema extends v.GenericSchema>(each: Schema) =>
  v.optional(v.pipe(v.array(each), v.maxLength(MAX_QUALIFIERS)), [])

const Qualifiers = v.object({
  customerGroups: listOf(Id),
  campaignQualifiers: listOf(v.object({ campaignId: Id, promotionId: v.exactOptional(Id) })),
  dataBindings: listOf(v.object({ type: Id, id: Id })),
})

const PromotionRow = v.object({ id: v.string(), document: v.string() })

type QualifierContext = Context<SandboxEnv>
type CampaignQualifier = v.InferOutput<typeof Qualifiers>['campaignQualifiers'][number]

/** Says which groups, campaigns and promotions apply to the shopper, and returns bound data. */
export const qualifierRoutes = factory
  .createApp()
  .post(RESOLVE, async (c) => {
    const { customerGroups, campaignQualifiers, dataBindings } = await readBody(c, Qualifiers)
    const occasion = await readPromotionContext(c.env.DB, promotionRequestOf(c))
    const own = new Set(['Everyone', groupOf(c), ...occasion.qualifiers.customerGroups])
    const bound = await resolveDataBindings(c.env.DB, dataBindings, contentRequestOf(c))
    return c.json({
      ...(customerGroups.length > 0 && {
        customerGroups: Object.fromEntries(customerGroups.map((id) => [id, own.has(id)])),
      }),
      ...(await resolvedCampaigns(c, campaignQualifiers, occasion)),
      ...(dataBindings.length > 0 && { dataBindings: bound }),
    })
  })
  .all(RESOLVE, only('POST'))

const groupOf = (c: QualifierContext) =>
  c.var.shopper.isRegistered ? 'Registered' : 'Unregistered'

/** Whole campaigns, and single promotions of campaigns, which the response lists apart as the request does. */
async function resolvedCampaigns(
  c: QualifierContext,
  qualifiers: CampaignQualifier[],
  occasion: PromotionContext,
) {
  const asked = [...Map.groupBy(qualifiers, ({ campaignId }) => campaignId)]
  const resolved = await Promise.all(
    asked.map(async ([campaignId, own]) => {
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
  const rows = rowsOf(PromotionRow, await prepare(c.env.DB, statement).all())
  const active = rows.filter(({ document }) => {
    const promotion: PromotionDocument = JSON.parse(document)
    return isActiveForShopper(promotion, occasion)
  })
  return new Set(active.map(({ id }) => id))
}
