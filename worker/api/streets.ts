import { streetsApi } from '#shared/api-paths.ts'
import { ProblemError } from '#shared/http/problem.ts'
import { SuggestStreets } from '#shared/checkout/street-suggestions.ts'

import { externalFetch } from '../commerce/outside-fetch.ts'
import { createStreetSuggestions } from '../services/street-suggestion-service.ts'
import { openShopper } from '../shopper/open-shopper.ts'
import { actionInput } from '../http/personal.ts'
import { createPersonalApi } from './personal.ts'

/** Suggests streets to shoppers with a bag: the service is paid by the call. Posted, so that no address says what is typed. */
export const streets = createPersonalApi().post(
  streetsApi.paths.suggest,
  { agents: 'allowed', limit: 'places' },
  async (c) => {
    const { typed } = await actionInput(c, SuggestStreets)
    const service = createStreetSuggestions({ ...c.get('context'), fetch: externalFetch })
    if (!service) throw new ProblemError('not-found')
    const { session } = await openShopper(c)
    if (!session.state?.basketId) throw new ProblemError('forbidden')
    return c.json(await service.suggest(typed, c.req.raw.signal))
  },
)
