import { personalizationApi } from '#shared/api-paths.ts'
import { PersonalizationEvents } from '#shared/analytics/personalization.ts'

import { decidePage } from '../activities/decide-page.ts'
import { tellPersonalization } from '../activities/tell-personalization.ts'
import { limitBody } from '../middleware/limits.ts'
import { requireJson } from '../middleware/same-origin.ts'
import { endpoints } from '../http/endpoints.ts'
import { actionInput, MAX_BODY_BYTES } from '../http/personal.ts'

/** What visitors see, and what is decided for the page. Without slots the response is empty, and browsers do not await it. */
export const personalization = endpoints().post(
  personalizationApi.paths.events,
  { agents: 'allowed', limit: 'none' },
  limitBody(MAX_BODY_BYTES),
  requireJson(),
  async (c) => {
    const { events, slots } = await actionInput(c, PersonalizationEvents)
    if (slots) {
      const decision = await decidePage(c, { events, slots })
      return c.json(decision, 200, { 'Cache-Control': 'private, no-store' })
    }
    await tellPersonalization(c, events)
    return c.body(null, 204, { 'Cache-Control': 'no-store' })
  },
)
