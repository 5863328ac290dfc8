import type { PrivacyLaw, PrivacyRegime } from '#shared/site/market.ts'

import { visitorRules } from '../config/market-rules.ts'

/** Where a visitor is: null is unknown. */
interface Place {
  country: string | null
  region: string | null
}

const rulesIn = (country: string | null) => visitorRules.privacy[country ?? '']

/** Visitors from an unknown place have the rights that some people in the site's country have. */
export function lawFor({ country, region }: Place, site: { country: string }): PrivacyLaw | null {
  const isUnknown = region === null && (country ?? site.country) === site.country
  return isUnknown ? (rulesIn(site.country)?.unknownRegion ?? null) : lawOf({ country, region })
}

const lawOf = ({ country, region }: Place) => rulesIn(country)?.regions[region ?? ''] ?? null

/** Whether the law of the visitor's state lets them refuse the sale of their data, so that objections are submitted (spec 1 §4). */
export const isOptOutState = (place: Place) => lawOf(place) === 'sale'

/** What is allowed before a choice. Quebec asks for consent, also of visitors who may be there. */
export function regimeIn({ country, region }: Place): PrivacyRegime {
  const { regime = 'opt-in', regions = {} } = rulesIn(country) ?? {}
  const laws = region === null ? Object.values(regions) : [regions[region]]
  return laws.includes('quebec') ? 'opt-in' : regime
}
