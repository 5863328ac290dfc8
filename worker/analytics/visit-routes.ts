import type { Context } from 'hono'

import * as features from '#shop/features.ts'
import { visitEndpoints } from '#shared/analytics/endpoints.ts'
import { attributionIn } from '#shared/analytics/attribution.ts'
import { Visit, type VisitAnswer } from '#shared/analytics/analytics.ts'
import { ProblemError } from '#shared/http/problem.ts'
import { analyticsCookies } from '#shared/analytics/storage.ts'
import { rewardCookies } from '#shared/rewards/storage.ts'
import type { CookieDeclaration } from '#shared/storage/cookie-declaration.ts'
import { readCookie, setCookie } from '#shared/storage/cookies.ts'

import { attributionOf } from './attribution.ts'
import { analyticsSettings } from './analytics-settings.ts'
import type { AppEnv } from '../config/env.ts'
import type { Edge, OpenEdge } from '../http/edge.ts'
import { endpoints } from '../http/endpoints.ts'
import { sessionCookieScope } from '../session/session-cookies.ts'
import { visitorOf } from '../visitor/visitor.ts'
import { actionInput, personal } from '../http/personal.ts'
import type { KnownVisitor } from './read-visitor.ts'

interface VisitDependencies {
  openEdge: OpenEdge<Edge>
  readVisitor: (c: Context<AppEnv>) => Promise<KnownVisitor>
}

/**
 * The data of a visit for analytics, for visitors who allow any of it. Sets the cookies that say where the visitor
 * came from, and the state of the customer's loyalty account (spec 3 §9.8).
 */
export const visitRoutes = ({ openEdge, readVisitor }: VisitDependencies) =>
  endpoints().post(
    visitEndpoints.startVisit.path,
    { agents: 'allowed', limit: 'none' },
    ...personal(openEdge),
    async (c) => {
      const { referral, campaign } = await actionInput(c, Visit)
      const { consent } = visitorOf(c.get('context'))
      if (consent.every((group) => group === 'necessary')) throw new ProblemError('forbidden')
      const context = c.get('context')
      const { facts, hasLoyaltyState } = await readVisitor(c)
      const answer: VisitAnswer = {
        allowed: consent,
        settings: analyticsSettings(context),
        visitor: facts,
      }
      const response = c.json(answer)

      const scope = { site: context.site.id, prefix: context.config.session.cookiePrefix }
      const keep = (cookie: CookieDeclaration, value: string | null) => {
        const kept = readCookie(c.req.header('cookie') ?? null, cookie, scope)
        if (value !== kept) setCookie(response.headers, cookie, { ...scope, value, consent })
      }
      if (features.rewards) keep(rewardCookies.brand, hasLoyaltyState ? facts.accountStatus : null)
      if (referral !== null) keep(analyticsCookies.marketing, referral)
      keepCampaign(c, response.headers, campaign)
      return response
    },
  )

/** Remembers the campaign that a visitor came with last, if they have agreed to that. */
function keepCampaign(c: Context<AppEnv>, headers: Headers, campaign: string | null) {
  const value = attributionIn(new URLSearchParams(campaign ?? ''))
  const context = c.get('context')
  if (value === null || value === attributionOf(context)) return
  const scope = sessionCookieScope(context, c.req.header('user-agent'))
  const { consent } = visitorOf(context)
  setCookie(headers, analyticsCookies.attribution, { ...scope, value, consent })
}
