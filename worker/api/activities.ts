import { Activities } from '#shared/analytics/activities.ts'
import { activitiesApi } from '#shared/api-paths.ts'

import { recordActivities } from '../activities/record-activities.ts'
import { limitBody } from '../middleware/limits.ts'
import { requireJson } from '../middleware/same-origin.ts'
import { endpoints } from '../http/endpoints.ts'
import { actionInput, MAX_BODY_BYTES } from '../http/personal.ts'

/** What shoppers do. Browsers do not wait for the response, and it says nothing. */
export const activities = endpoints().post(
  activitiesApi.paths.activities,
  { agents: 'allowed', limit: 'none' },
  limitBody(MAX_BODY_BYTES),
  requireJson(),
  async (c) => {
    const { activities: done } = await actionInput(c, Activities)
    await recordActivities(c, done)
    return c.body(null, 204, { 'Cache-Control': 'no-store' })
  },
)
