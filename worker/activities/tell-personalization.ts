import type { Context } from 'hono'

import type { PersonalizationEvent } from '#shared/analytics/personalization.ts'

import { externalFetch } from '../commerce/outside-fetch.ts'
import type { AppEnv } from '../env.ts'
import { logFailure, sendEvents } from '../services/personalization-service.ts'
import { openPersonalization } from './open-personalization.ts'

/** Tells the personalization service what a visitor has seen, after the response. Without consent, nothing, and nothing of agents. */
export async function tellPersonalization(
  c: Context<AppEnv>,
  events: readonly PersonalizationEvent[],
) {
  const context = c.get('context')
  const personalization = await openPersonalization(c)
  if (!personalization) return
  const { visitorId, readChannel } = personalization

  async function tell() {
    const channel = await readChannel()
    if (!channel) return
    const told = { ...channel, visitorId, events }
    await sendEvents(told, { ...context, fetch: externalFetch })
  }
  context.waitUntil(tell().catch((error) => logFailure(error, context.log)))
}
