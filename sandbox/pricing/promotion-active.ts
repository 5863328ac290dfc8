import type { SeedPromotion } from '../catalogue/model.ts'
import type { Site } from '../sites.ts'

const HOUR = 3_600_000

/** Midnight in American Samoa, where the shop's last day ends, so that it is over for everybody. */
const LAST_MIDNIGHT = 35 * HOUR

export function isActive(promotion: SeedPromotion, site: Site, now: number): boolean {
  if (!promotion.sites.includes(site.id)) return false
  return (
    promotion.lastDay === undefined ||
    now < Date.parse(`${promotion.lastDay}T00:00:00Z`) + LAST_MIDNIGHT
  )
}
