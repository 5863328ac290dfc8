import { streetsApi } from '#shared/api-paths.ts'
import { SuggestStreets } from '#shared/checkout/street-suggestions.ts'
import { ProblemError } from '#shared/http/problem.ts'

import { placesLimit } from '../places/limits.ts'
import type { Edge, OpenEdge } from '../http/edge.ts'
import { endpoints } from '../http/endpoints.ts'
import { actionInput, personal } from '../http/personal.ts'
import { externalFetch } from '../upstream/outside-fetch.ts'
import { createStreetSuggestions } from './street-suggestion-service.ts'

/** Suggests streets to shoppers with a bag: the service is paid by the call. Posted, so that no address has typed text. */
export const streetRoutes = (openEdge: OpenEdge<Edge>) =>
  endpoints().post(
    streetsApi.paths.suggest,
    { agents: 'allowed', limit: placesLimit },
    ...personal(openEdge),
    async (c) => {
      const { typed } = await actionInput(c, SuggestStreets)
      const service = createStreetSuggestions({ ...c.get('context'), fetch: externalFetch })
      if (!service) throw new ProblemError('not-found')
      const { edge } = await openEdge(c)
      if (!edge.session.state?.basketId) throw new ProblemError('forbidden')
      return c.json(await service.suggest(typed, c.req.raw.signal))
    },
  )
