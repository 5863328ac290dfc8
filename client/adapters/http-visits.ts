import { visitsApi } from '#shared/api-paths.ts'
import type { Visit, VisitAnswer } from '#shared/analytics/analytics.ts'
import type { Locale, Site } from '#shared/site/site.ts'

import { requestJson } from './request-json.ts'

interface HttpVisitsDependencies {
  site: Site
  locale: Locale
}

/** Asks what only the worker knows about a visit. */
export const createHttpVisits =
  ({ site, locale }: HttpVisitsDependencies) =>
  (visit: Visit) => {
    const query = new URLSearchParams({ site: site.id, locale })
    return requestJson<VisitAnswer>(fetch, `${visitsApi.href('visits', {})}?${query}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(visit),
    })
  }
