import type { Context } from 'hono'

import type { Activity } from '#shared/analytics/activities.ts'

import { externalFetch } from '../commerce/outside-fetch.ts'
import type { AppEnv } from '../env.ts'
import { createActivityService } from '../services/activity-service.ts'
import { activeVisitorOf } from './active-visitor.ts'

/** Passes a visitor's activities on to the recommendation service, after the response. Without consent, none, and none of agents. */
export async function recordActivities(c: Context<AppEnv>, activities: readonly Activity[]) {
  const context = c.get('context')
  const send = createActivityService({ ...context, fetch: externalFetch })
  const visitor = await activeVisitorOf(c)
  if (!visitor || !send) return

  for (const activity of activities) {
    const sending = send(activity, visitor).catch(() => {
      context.log.warn('activity not sent', { activity: activity.activity })
    })
    context.waitUntil(sending)
  }
}
