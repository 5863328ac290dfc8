import type { QueryClient } from '@tanstack/react-query'

import { attributionIn } from '#shared/analytics/attribution.ts'
import { findReferral } from '#shared/analytics/referral.ts'
import { visitorFactsOf } from '#shared/analytics/visitor-facts.ts'
import type { VisitAnswer } from '#shared/analytics/analytics.ts'
import type { Locale, Site } from '#shared/site/site.ts'
import { visitEndpoints } from '#shared/analytics/endpoints.ts'

import { sessionQuery } from '../kit/session.ts'
import { allowedGroups } from '../consent/privacy-choice.ts'
import type { EventFacts, LandedDependencies } from './sink.ts'
import { createHttpPort } from '../kit/http/http-port.ts'

interface VisitDependencies extends Pick<LandedDependencies, 'landing'> {
  site: Site
  locale: Locale
  queryClient: QueryClient
}

/** Facts about the visitor, requested once for a document, and again after signing in or out. */
export function createVisit({ site, locale, queryClient, landing }: VisitDependencies) {
  const referral = findReferral(document.referrer, location.origin)
  // Told once, because another tab may have come by a later one.
  let campaign = attributionIn(new URLSearchParams(landing))
  let answer: VisitAnswer | null = null
  let asking = ask()

  async function ask() {
    const { startVisit } = createHttpPort(visitEndpoints, { site, locale })
    const told = await startVisit({ referral, campaign }).catch(() => null)
    if (told) campaign = null
    answer = told ?? answer
  }

  const session = () => queryClient.getQueryData(sessionQuery({ site, locale }).queryKey)
  const visitorOfSession = () => visitorFactsOf(session()?.customerType ?? 'anonymous')

  const allowed = () =>
    allowedGroups(session()).filter((group) => answer?.allowed.includes(group) ?? true)

  return {
    /** Where the visitor came from with this document. */
    referral,
    settings: asking.then(() => answer?.settings ?? null),
    /** By the cookie, which another tab may have changed, and by what the worker knows of objections. */
    allowed,
    /** @param signedIn whether the visitor has just signed in */
    refresh(signedIn: boolean) {
      const isOutdated =
        answer !== null && answer.visitor.loginState !== visitorOfSession().loginState
      if (signedIn || isOutdated) asking = ask()
    },
    /** Calls once the worker has answered, unless it is asked again in the meantime. */
    async whenKnown(then: () => void) {
      const awaited = asking
      await awaited
      if (awaited === asking) then()
    },
    /** The session has fewer facts, but is there if the page is left before the answer. */
    facts: (): Pick<EventFacts, 'visitor' | 'domain'> => ({
      visitor: answer?.visitor ?? visitorOfSession(),
      domain: answer?.settings?.domain ?? null,
    }),
  }
}
