import type { Context } from 'hono'
import * as v from 'valibot'

import { readPromotionContext } from '../contexts/promotion-context-of.ts'
import { factory, type SandboxEnv } from '../env.ts'
import { isActiveForShopper } from '../pricing/promotion-active.ts'
import { only } from '../problems.ts'
import { campaignStatement } from '../promotions/campaigns.ts'
import type { PromotionDocument } from '../promotions/promotion.ts'
import { promotionRequestOf } from '../promotions/promotion-request.ts'
import { maxText, readBody } from '../read-body.ts'
import { prepare, rowsOf } from '../sql.ts'
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

/** Says which groups, campaigns and promotions apply to the shopper. No data provider is bound. */
export const qualifierRoutes = factory
  .createApp()
  .post(RESOLVE, async (c) => {
    const { customerGroups, campaignQualifiers, dataBindings } = await readBody(c, Qualifiers)
    const occasion = await readPromotionContext(c.env.DB, promotionRequestOf(c))
    const own = new Set(['Everyone', groupOf(c), ...occasion.qualifiers.customerGroups])
    const activeIds = async (campaignId: string) => {
      const statement = campaignStatement(c.var.site, campaignId)
      if (!statement) return new Set<string>()
      const rows = rowsOf(PromotionRow, await prepare(c.env.DB, statement).all())
      const active = rows.filter(({ document }) => {
        const promotion: PromotionDocument = JSON.parse(document)
        return isActiveForShopper(promotion, occasion)
      })
      return new Set(active.map(({ id }) => id))
    }
    const campaignIds = [...new Set(campaignQualifiers.map(({ campaignId }) => campaignId))]
    const activeByCampaign = new Map(
      await Promise.all(campaignIds.map(async (id) => [id, await activeIds(id)] as const)),
    )
    const isActive = (campaignId: string, promotionId?: string) => {
      const active = activeByCampaign.get(campaignId) ?? new Set()
      return promotionId === undefined ? active.size > 0 : active.has(promotionId)
    }
    const whole = campaignQualifiers.filter(({ promotionId }) => promotionId === undefined)
    const parts = Map.groupBy(
      campaignQualifiers.filter(({ promotionId }) => promotionId !== undefined),
      ({ campaignId }) => campaignId,
    )
    return c.json({
      ...(customerGroups.length > 0 && {
        customerGroups: Object.fromEntries(customerGroups.map((id) => [id, own.has(id)])),
      }),
      ...(whole.length > 0 && {
        campaigns: Object.fromEntries(
          whole.map(({ campaignId }) => [campaignId, isActive(campaignId)]),
        ),
      }),
      ...(parts.size > 0 && {
        campaignQualifiers: Object.fromEntries(
          [...parts].map(([campaignId, asked]) => [
            campaignId,
            Object.fromEntries(
              asked.map(({ promotionId = '' }) => [promotionId, isActive(campaignId, promotionId)]),
            ),
          ]),
        ),
      }),
      ...(dataBindings.length > 0 && { dataBindings: {} }),
    })
  })
  .all(RESOLVE, only('POST'))

const groupOf = (c: Context<SandboxEnv>) =>
  c.var.shopper.isRegistered ? 'Registered' : 'Unregistered'
