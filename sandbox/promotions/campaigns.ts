import type { Site } from '../platform/sites.ts'
import { sql, type Sql } from '../platform/sql.ts'
import type { PromotionDocument } from './promotion.ts'

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
export function promotionDates({ firstDay = FIRST_DAY, lastDay }: PromotionDocument) {
  return {
    startDate: `${firstDay}T00:00Z`,
    ...(lastDay !== undefined && { endDate: `${lastDay}T23:59Z` }),
  }
}

/** Whether a promotion is active at some moment between `from` and `to`, both in epoch milliseconds. */
export function holdsWithin(promotion: PromotionDocument, from: number, to: number): boolean {
  const { startDate, endDate } = promotionDates(promotion)
  return Date.parse(startDate) <= to && (endDate === undefined || Date.parse(endDate) >= from)
}
