import type { Context } from 'hono'

import type { AppEnv } from '../env.ts'
import { channelOf, type Channel } from '../services/personalization-service.ts'
import { openShopper } from '../shopper/open-shopper.ts'
import { visitorIdOf } from './visitor-id.ts'

/** What the personalization service needs to be told of a visitor. */
interface OpenPersonalization {
  visitorId: string
  /** The channel of the site, from the preferences. Null without them. */
  readChannel: () => Promise<Channel | null>
}

/** Null without the visitor's consent or without the service, and for agents. */
export async function openPersonalization(c: Context<AppEnv>): Promise<OpenPersonalization | null> {
  const visitorId = visitorIdOf(c)
  const url = c.get('context').config.personalizationUrl
  if (visitorId === null || !url) return null
  const { session, internalPreferences } = await openShopper(c)
  if (session.state?.agent) return null
  return {
    visitorId,
    readChannel: () => channelOf(internalPreferences, url),
  }
}
