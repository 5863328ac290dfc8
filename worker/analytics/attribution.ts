import { attributionIn } from '#shared/analytics/attribution.ts'
import { analyticsCookies } from '#shared/analytics/storage.ts'
import { readCookie } from '#shared/storage/cookies.ts'

import type { RequestContext } from '../config/env.ts'
import { sessionCookieScope } from '../session/session-cookies.ts'
import { visitorOf } from '../visitor/visitor.ts'

/** The campaign that the visitor came with last. Null for visitors who have not agreed to targeting. */
export function attributionOf(context: RequestContext): string | null {
  if (!visitorOf(context).consent.includes('targeting')) return null
  const { headers } = context.request
  const scope = sessionCookieScope(context, headers.get('user-agent') ?? undefined)
  const kept = readCookie(headers.get('cookie'), analyticsCookies.attribution, scope)
  // A cookie is a stranger's text.
  return kept === null ? null : attributionIn(new URLSearchParams(kept))
}
