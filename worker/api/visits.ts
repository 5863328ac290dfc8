import { visitsApi } from '#shared/api-paths.ts'
import { Visit, type VisitAnswer } from '#shared/analytics/analytics.ts'
import { ProblemError } from '#shared/http/problem.ts'
import { readCookie, setCookie, type CookieId } from '#shared/storage/cookies.ts'

import { analyticsSettings } from '../analytics/analytics-settings.ts'
import { openShopper } from '../shopper/open-shopper.ts'
import { visitorOf } from '../visitor/visitor.ts'
import { actionInput } from '../http/personal.ts'
import { createPersonalApi } from './personal.ts'

/**
 * What analytics needs to know of a visit, for visitors who allow any of it. Sets the cookies that say where the visitor
 * came from, and the state of the customer's loyalty account (spec 3 §9.8).
 */
export const visits = createPersonalApi().post(
  visitsApi.paths.visits,
  { agents: 'allowed', limit: 'none' },
  async (c) => {
    const { referral } = await actionInput(c, Visit)
    const { consent } = visitorOf(c)
    if (consent.every((group) => group === 'necessary')) throw new ProblemError('forbidden')
    const context = c.get('context')
    const { readVisitor } = await openShopper(c)
    const { facts, hasLoyaltyState } = await readVisitor()
    const answer: VisitAnswer = {
      allowed: consent,
      settings: analyticsSettings(context),
      visitor: facts,
    }
    const response = c.json(answer)

    const scope = { site: context.site.id, prefix: context.config.session.cookiePrefix }
    const keep = (id: CookieId, value: string | null) => {
      const kept = readCookie(c.req.header('cookie') ?? null, id, scope)
      if (value !== kept) setCookie(response.headers, id, { ...scope, value, consent })
    }
    keep('brand', hasLoyaltyState ? facts.accountStatus : null)
    if (referral !== null) keep('marketing', referral)
    return response
  },
)
