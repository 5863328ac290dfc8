import type { Site } from '../sites.ts'
import { sql, type Sql } from '../sql.ts'
import type { PromotionDocument } from './promotion.ts'

/** The day from which everything that is written in the catalogue holds. */
const FIRST_DAY = '2026-11-01'

/** Of each site, what ends on a day of its own, and what stays: the two campaigns there are. */
const campaignIds = { season: 'season', everyday: 'everyday' } as const

/** The promotions of a campaign; undefined for one that nobody runs. */
export function campaignStatement(site: Site, campaignId: string): Sql | undefined {
  if (campaignId !== campaignIds.season && campaignId !== campaignIds.everyday) return undefined
  const ends = Number(campaignId === campaignIds.season)
  return sql`SELECT id, document FROM promotions
    WHERE site_id = ${site.id} AND (document ->> 'lastDay' IS NOT NULL) = ${ends}
    ORDER BY rank, id`
}

/** `startDate` and `endDate` as the wire has them; what stays has no end. */
export function promotionDates({ firstDay = FIRST_DAY, lastDay }: PromotionDocument) {
  return {
    startDate: `${firstDay}T00:00Z`,
    ...(lastDay !== undefined && { endDate: `${lastDay}T23:59Z` }),
  }
}

/** Whether a promotion holds at some moment from `from` to `to`, both epoch milliseconds. */
export function holdsWithin(promotion: PromotionDocument, from: number, to: number): boolean {
  const { startDate, endDate } = promotionDates(promotion)
  return Date.parse(startDate) <= to && (endDate === undefined || Date.parse(endDate) >= from)
}
