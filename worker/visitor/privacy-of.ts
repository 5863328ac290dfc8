import type { Privacy } from '#shared/consent/privacy.ts'
import type { Site } from '#shared/site/site.ts'

import type { RequestContext } from '../config/env.ts'
import { visitorRules } from '../config/market-rules.ts'
import { visitorOf, type Visitor } from './visitor.ts'

/** The visitor's choice, and the law of their place. */
export function privacyOf(context: Pick<RequestContext, 'request' | 'config' | 'site'>): Privacy {
  const visitor = visitorOf(context)
  return {
    allowed: visitor.consent.length > 0 ? visitor.consent : null,
    objects: visitor.globalPrivacyControl,
    law: findLaw(visitor, context.site),
  }
}

type Place = Pick<Visitor, 'country' | 'region'>

/** Visitors from an unknown place have the rights that some people in the site's country have. */
function findLaw({ country, region }: Place, site: Pick<Site, 'country'>) {
  const isUnknown = region === null && (country ?? site.country) === site.country
  return isUnknown
    ? (visitorRules.privacy[site.country]?.unknownRegion ?? null)
    : lawOf({ country, region })
}

const lawOf = ({ country, region }: Place) =>
  visitorRules.privacy[country ?? '']?.regions[region ?? ''] ?? null

/** Whether the law of the visitor's state lets them refuse the sale of their data, so that objections are submitted (spec 1 §4). */
export const isOptOutState = (place: Place) => lawOf(place) === 'sale'
