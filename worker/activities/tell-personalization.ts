import type { Context } from 'hono'

import type { PersonalizationEvent } from '#shared/contract/personalization.ts'

import { externalFetch } from '../commerce/outside-fetch.ts'
import type { AppEnv } from '../env.ts'
import { logFailure, sendEvents } from '../services/personalization-service.ts'
import { openShopper } from '../shopper/open-shopper.ts'
import { visitorIdOf } from './visitor-id.ts'

/** Tells the personalization service what a visitor has seen, after the response. Without consent, nothing, and nothing of agents. */
export async function tellPersonalization(
  c: Context<AppEnv>,
  events: readonly PersonalizationEvent[],
) {
  const { context } = c.var
  const visitorId = visitorIdOf(c)
  const url = context.config.personalizationUrl
  if (visitorId === null || !url) return
  const { session, internalPreferences } = await openShopper(c)
  if (session.state?.agent) return

  async function tell(service: string, visitor: string) {
    const settings = await internalPreferences().catch(() => null)
    const { recommendationChannel: channel, recommendationPostUrl: postUrl } = settings ?? {}
    if (!channel || !postUrl) return
    const told = { channel, postUrl, visitorId: visitor, events }
    await sendEvents(service, told, { ...context, fetch: externalFetch })
  }
  context.waitUntil(tell(url, visitorId).catch((error) => logFailure(error, context.log)))
}
