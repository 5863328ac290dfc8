import type { Privacy } from '#shared/consent/privacy.ts'

import type { RequestContext } from '../config/env.ts'
import { lawFor } from './privacy-laws.ts'
import { visitorOf } from './visitor.ts'

/** What is allowed, by the visitor's choice or before one, and the law of their place. */
export function privacyOf(context: Pick<RequestContext, 'request' | 'config' | 'site'>): Privacy {
  const visitor = visitorOf(context)
  return {
    allowed: visitor.consent.length > 0 ? visitor.consent : null,
    objects: visitor.globalPrivacyControl,
    regime: visitor.privacyRegime,
    law: lawFor(visitor, context.site),
  }
}
