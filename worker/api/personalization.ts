import { personalizationApi } from '#shared/contract/api-paths.ts'
import { PersonalizationEvents } from '#shared/contract/personalization.ts'

import { tellPersonalization } from '../activities/tell-personalization.ts'
import { factory } from '../env.ts'
import { limitBody } from '../middleware/limits.ts'
import { requireJson } from '../middleware/same-origin.ts'
import { actionInput, MAX_BODY_BYTES } from './personal.ts'

/** What visitors see. Browsers do not wait for the response, and it says nothing. */
export const personalization = factory
  .createApp()
  .post(personalizationApi.paths.events, limitBody(MAX_BODY_BYTES), requireJson(), async (c) => {
    const { events } = await actionInput(c, PersonalizationEvents)
    await tellPersonalization(c, events)
    return c.body(null, 204, { 'Cache-Control': 'no-store' })
  })
