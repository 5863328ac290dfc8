import type { Context } from 'hono'

import type { Activity } from '#shared/contract/activities.ts'

import { externalFetch } from '../commerce/outside-fetch.ts'
import type { AppEnv } from '../env.ts'
import { createActivityService } from '../services/activity-service.ts'
import { openShopper } from '../shopper/open-shopper.ts'
import { encryptUserId } from './encrypt-user-id.ts'
import { visitorIdOf } from './visitor-id.ts'

/** Passes a visitor's activities on to the recommendation service, after the response. Without consent, none, and none of agents. */
export async function recordActivities(c: Context<AppEnv>, activities: readonly Activity[]) {
  const context = c.get('context')
  const cookieId = visitorIdOf(c)
  const send = createActivityService({ ...context, fetch: externalFetch })
  if (cookieId === null || !send) return
  const { state } = (await openShopper(c)).session
  if (state?.agent) return
  const userId =
    state?.authType === 'registered' ? await encryptUserId(context.config, state.customerId) : null

  for (const activity of activities) {
    const sending = send(activity, { cookieId, userId }).catch(() => {
      context.log.warn('activity not sent', { activity: activity.activity })
    })
    context.waitUntil(sending)
  }
}
