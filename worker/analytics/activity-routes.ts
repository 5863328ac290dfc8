import type { Context } from 'hono'

import type { Activity } from '#shared/analytics/activities.ts'
import { ACTIVITIES_PATH } from '#shared/analytics/endpoints.ts'

import type { AppEnv } from '../config/env.ts'
import { limitBody } from '../http/body-limits.ts'
import type { Edge, OpenEdge } from '../http/edge.ts'
import { endpoints } from '../http/endpoints.ts'
import { actionInput, MAX_BODY_BYTES } from '../http/personal.ts'
import { requireJson } from '../http/same-origin.ts'
import { externalFetch } from '../upstream/outside-fetch.ts'
import { findActiveVisitor } from './active-visitor.ts'

/** Loads with the first activity, not at the start of an isolate. */
const load = () =>
  Promise.all([import('#shared/analytics/activities.ts'), import('./activity-service.ts')])

/** The activities of shoppers. Browsers do not wait for the response, which is empty. */
export const activityRoutes = (openEdge: OpenEdge<Edge>) =>
  endpoints().post(
    ACTIVITIES_PATH,
    { agents: 'allowed', limit: 'none' },
    limitBody(MAX_BODY_BYTES),
    requireJson(),
    async (c) => {
      const [{ Activities }] = await load()
      const { activities } = await actionInput(c, Activities)
      await recordActivities(c, openEdge, activities)
      return c.body(null, 204, { 'Cache-Control': 'no-store' })
    },
  )

/** Passes activities on to the recommendation service, after the response. Without consent, and of agents, none. */
async function recordActivities(
  c: Context<AppEnv>,
  openEdge: OpenEdge<Edge>,
  activities: readonly Activity[],
) {
  const context = c.get('context')
  const [, { createActivityService }] = await load()
  const send = createActivityService({ ...context, fetch: externalFetch })
  const visitor = await findActiveVisitor(c, openEdge)
  if (!visitor || !send) return

  for (const activity of activities) {
    const sending = send(activity, visitor).catch(() => {
      context.log.warn('activity not sent', { activity: activity.activity })
    })
    context.waitUntil(sending)
  }
}
