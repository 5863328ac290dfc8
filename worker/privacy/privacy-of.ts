import type { Context } from 'hono'

import type { Privacy } from '#shared/consent/privacy.ts'
import type { Site } from '#shared/site/site.ts'

import { isOptOutState } from '../account/privacy-opt-out.ts'
import type { AppEnv } from '../env.ts'
import { visitorOf, type Visitor } from '../visitor/visitor.ts'

/** The visitor's choice, and the law that counts where they are. */
export function privacyOf(c: Context<AppEnv>): Privacy {
  const visitor = visitorOf(c)
  return {
    allowed: visitor.consent.length > 0 ? visitor.consent : null,
    objects: visitor.globalPrivacyControl,
    law: lawOf(visitor, c.get('context').site),
  }
}

/** Where the place is unknown, visitors have the rights that some people in the site's country have. */
function lawOf({ country, region }: Pick<Visitor, 'country' | 'region'>, site: Site) {
  const isUnknown = region === null && (country ?? site.country) === site.country
  if (isUnknown) return site.country === 'CA' ? 'quebec' : 'sale'
  if (country === 'CA' && region === 'QC') return 'quebec'
  return isOptOutState({ country, region }) ? 'sale' : null
}
