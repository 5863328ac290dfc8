import * as v from 'valibot'

import type { CommerceEvent } from '#shared/analytics/commerce-events.ts'

import type { Config, RequestContext } from '../config/env.ts'
import type { Edge } from '../http/edge.ts'
import { externalFetch } from '../upstream/outside-fetch.ts'
import { createServiceClient, ServiceError, type Service } from '../upstream/service-client.ts'
import { visitorOf } from '../visitor/visitor.ts'
import { knownVisitorId } from './visitor-id.ts'

type TagServer = NonNullable<Config['analytics']['tagServer']>

/** No page waits for it (ms). */
const DEADLINE_MS = 2_000

/** The host is that of the variable, and redirects are not followed. */
const service: Service<TagServer> = {
  name: 'tag-server',
  deadlineMs: DEADLINE_MS,
  accessOf: ({ url }) => ({ origin: new URL(url).origin, headers: {} }),
}

type Visit = Pick<Edge, 'context'> & { session: Pick<Edge['session'], 'state'> }

/** Whether events of the visitor may go to a tag server: without one, without consent, and for agents, they may not. */
export function hasTagServer({ context, session }: Visit) {
  const { tagServer, domains } = context.config.analytics
  if (!tagServer || domains[context.site.id] === null || session.state?.agent) return false
  return visitorOf(context).consent.includes('targeting')
}

/**
 * Passes events on to the tag server, after the response. None without the visitor's consent to targeting, against Global
 * Privacy Control, of agents, and without a tag server. A failure loses them.
 */
export function sendTagEvents({ context, session }: Visit, events: readonly CommerceEvent[]) {
  const { tagServer } = context.config.analytics
  if (!tagServer || !hasTagServer({ context, session })) return

  const client = createServiceClient({ ...context, config: tagServer, fetch: fetchStatus }, service)
  const { pathname, searchParams } = new URL(tagServer.url)
  const sending = client.call({
    operation: 'collect',
    path: `/${pathname.slice(1)}`,
    query: {
      ...Object.fromEntries(searchParams),
      ...(tagServer.secret !== null && { api_secret: tagServer.secret }),
    },
    body: tagServerBody(events, { clientId: clientIdOf(context), now: context.now() }),
    schema: v.unknown(),
  })
  context.waitUntil(
    sending.catch((error: unknown) => {
      if (!(error instanceof ServiceError)) throw error
      context.log.warn('tag event not sent')
    }),
  )
}

/** Tag servers answer with nothing, or with a picture, so only the status counts. */
async function fetchStatus(address: string, init: RequestInit) {
  const response = await externalFetch(address, init)
  if (!response.ok) return response
  await response.body?.cancel()
  return Response.json(null)
}

interface Sender {
  clientId: string
  now: number
}

/** A message of the Measurement Protocol. The number is all that it says of the visitor, who has agreed. */
export const tagServerBody = (events: readonly CommerceEvent[], { clientId, now }: Sender) => ({
  client_id: clientId,
  timestamp_micros: now * 1_000,
  consent: { ad_user_data: 'GRANTED', ad_personalization: 'GRANTED' },
  events,
})

/** The number by which tags of the shop's pages know the browser, so that a purchase counts for its visit. */
const TAGS_COOKIE = /(?:^|;\s*)_ga=GA\d\.\d+\.(\d{1,20}\.\d{1,20})(?:;|$)/

/** The number in the tags' cookie. Without that cookie, the shop's own visitor number; without either, a new number. */
export const clientIdOf = (context: RequestContext): string =>
  TAGS_COOKIE.exec(context.request.headers.get('cookie') ?? '')?.[1] ??
  knownVisitorId(context) ??
  crypto.randomUUID()
