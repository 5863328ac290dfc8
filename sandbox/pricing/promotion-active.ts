import type { SeedPromotion } from '../catalog/model.ts'
import type { Site } from '../platform/site.ts'
import type { PromotionContext, Qualifiers } from './promotion-context.ts'

const HOUR = 3_600_000

/** Midnight in American Samoa, the shop's last time zone: the day is then over for every shopper. */
const LAST_MIDNIGHT = 35 * HOUR

type Conditions = Pick<SeedPromotion, 'firstDay' | 'lastDay' | 'asks'>

/** Whether a promotion is active on a site for this shopper. */
export const isActive = (
  promotion: SeedPromotion,
  occasion: PromotionContext & { site: Site },
): boolean => promotion.sites.includes(occasion.site.id) && isActiveForShopper(promotion, occasion)

/** The same for a promotion that is known to be on the site. */
export const isActiveForShopper = (
  promotion: Conditions,
  { now, qualifiers }: PromotionContext,
): boolean => isInTime(promotion, now) && meetsConditions(promotion, qualifiers)

/** Whether a shopper meets all conditions of a promotion. */
export function meetsConditions({ asks }: Pick<Conditions, 'asks'>, brought: Qualifiers): boolean {
  if (asks === undefined) return true
  const { sourceCode, customerGroups, qualifiers = {} } = asks
  return (
    (sourceCode === undefined || brought.sourceCodes.includes(sourceCode)) &&
    (customerGroups === undefined ||
      customerGroups.some((group) => brought.customerGroups.includes(group))) &&
    Object.entries(qualifiers).every(([name, value]) => brought.custom[name] === value)
  )
}

function isInTime({ firstDay, lastDay }: Conditions, now: number): boolean {
  const hasBegun = firstDay === undefined || now >= Date.parse(`${firstDay}T00:00:00Z`)
  const isOver = lastDay !== undefined && now >= Date.parse(`${lastDay}T00:00:00Z`) + LAST_MIDNIGHT
  return hasBegun && !isOver
}
