import { streetsApi } from '#shared/api-paths.ts'
import type { StreetSuggestion, StreetSuggestions } from '#shared/checkout/street-suggestions.ts'
import type { Locale, Site } from '#shared/site/site.ts'

import { requestJson } from './request-json.ts'

interface HttpStreetsDependencies {
  site: Site
  locale: Locale
}

/** Asks the worker for suggestions of streets. */
export const createHttpStreets = ({
  site,
  locale,
}: HttpStreetsDependencies): StreetSuggestions => ({
  suggest(typed, signal) {
    const query = new URLSearchParams({ site: site.id, locale })
    return requestJson<StreetSuggestion[]>(fetch, `${streetsApi.href('suggest', {})}?${query}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ typed }),
      ...(signal && { signal }),
    })
  },
})
