import * as v from 'valibot'

import { formatPostalCode } from '#shared/fields/postal-code.ts'
import { isState, stateCodes } from '#shared/fields/state-codes.ts'
import type { StreetSuggestion, StreetSuggestions } from '#shared/checkout/street-suggestions.ts'
import type { SiteLocale } from '#shared/site/site.ts'

import type { Config } from '../config/env.ts'
import { createServiceClient, type ServiceDependencies } from '../upstream/service-client.ts'

/** Shoppers go on typing, so late suggestions are useless. */
const DEADLINE_MS = 1_000
const MOST = 5

const Suggestion = v.object({
  street: v.pipe(v.string(), v.minLength(1), v.maxLength(100)),
  city: v.pipe(v.string(), v.minLength(1), v.maxLength(50)),
  region: v.string(),
  postalCode: v.string(),
})

const Response = v.object({ suggestions: v.array(v.fallback(v.nullable(Suggestion), null)) })

type Dependencies = ServiceDependencies<Pick<Config, 'streetSuggestions'>> & SiteLocale

/**
 * The service that completes streets. It learns what is typed, in a body that no log has, and nothing of the shopper. Null
 * if it is not configured.
 */
export function createStreetSuggestions({
  site,
  locale,
  ...dependencies
}: Dependencies): StreetSuggestions | null {
  const { streetSuggestions: access } = dependencies.config
  if (access === null) return null
  const { country } = site
  const client = createServiceClient(dependencies, {
    name: 'street-suggestions',
    deadlineMs: DEADLINE_MS,
    accessOf: () => ({ origin: access.url, headers: { authorization: `Bearer ${access.key}` } }),
  })

  /** Only what the shop's own rules accept. */
  function usable(wire: v.InferOutput<typeof Suggestion> | null): StreetSuggestion[] {
    const postalCode = wire && formatPostalCode(wire.postalCode, country)
    if (!wire || !postalCode) return []
    const { street: address1, city, region } = wire
    // Where states are free text, a region of the service may be none of them.
    if (stateCodes(country).length === 0) return [{ address1, city, stateCode: '', postalCode }]
    return isState(country, region) ? [{ address1, city, stateCode: region, postalCode }] : []
  }

  return {
    async suggest(typed, signal) {
      const { suggestions } = await client.call({
        operation: 'suggest',
        path: '/v1/suggestions',
        body: { query: typed, country, language: locale, limit: MOST },
        schema: Response,
        signal,
      })
      return suggestions.flatMap(usable).slice(0, MOST)
    },
  }
}
