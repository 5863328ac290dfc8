import type { MarketRules, VisitorRules } from '#shared/site/market.ts'
import type { Site } from '#shared/site/site.ts'
import * as shop from '#shop/markets.ts'

/** The rules of a site that browsers do not need. */
export const rulesOf = ({ id }: Pick<Site, 'id'>): MarketRules => shop.marketRules[id]

/** The rules for visitors, whichever site they are on. */
export const visitorRules: VisitorRules = shop.visitorRules
