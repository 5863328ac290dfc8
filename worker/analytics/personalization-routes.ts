import type { Context } from 'hono'

import type {
  PageDecision,
  PageToDecide,
  PersonalizationEvent,
} from '#shared/analytics/personalization.ts'
import { personalizationEndpoints } from '#shared/analytics/endpoints.ts'

import type { AppEnv } from '../config/env.ts'
import { limitBody } from '../http/body-limits.ts'
import type { Edge, OpenCatalog, OpenEdge } from '../http/edge.ts'
import { endpoints } from '../http/endpoints.ts'
import { actionInput, MAX_BODY_BYTES } from '../http/personal.ts'
import { requireJson } from '../http/same-origin.ts'
import { externalFetch } from '../upstream/outside-fetch.ts'
import {
  findChannel,
  decideForVisitor,
  logFailure,
  sendEvents,
  type Channel,
} from './personalization-service.ts'
import { visitorIdOf } from './visitor-id.ts'

interface PersonalizationDependencies {
  openEdge: OpenEdge<Edge>
  openCatalog: OpenCatalog
}

/** Receives events of visitors and responds with a decision for the page. Without slots the response is empty, and browsers do not await it. */
export const personalizationRoutes = ({ openEdge, openCatalog }: PersonalizationDependencies) =>
  endpoints().post(
    personalizationEndpoints.decidePage.path,
    { agents: 'allowed', limit: 'none' },
    limitBody(MAX_BODY_BYTES),
    requireJson(),
    async (c) => {
      // Loads with the first event, not at the start of an isolate.
      const { PersonalizationEvents } = await import('#shared/analytics/personalization.ts')
      const { events, slots } = await actionInput(c, PersonalizationEvents)
      const visitor = await personalizedVisitor(c, openEdge)
      if (slots) {
        const decision = visitor
          ? await decidePage(c, { page: { events, slots }, visitor, openCatalog })
          : NO_DECISION
        return c.json(decision, 200, { 'Cache-Control': 'private, no-store' })
      }
      if (visitor) sendAfterResponse(c, visitor, events)
      return c.body(null, 204, { 'Cache-Control': 'no-store' })
    },
  )

interface PersonalizedVisitor {
  visitorId: string
  /** The channel of the site, from the preferences. Null without them. */
  readChannel: () => Promise<Channel | null>
}

/** Null without the visitor's consent or without the service, and for agents. */
async function personalizedVisitor(
  c: Context<AppEnv>,
  openEdge: OpenEdge<Edge>,
): Promise<PersonalizedVisitor | null> {
  const visitorId = visitorIdOf(c)
  const url = c.get('context').config.personalizationUrl
  if (visitorId === null || !url) return null
  const { session, internalPreferences } = (await openEdge(c)).edge
  if (session.state?.agent) return null
  return { visitorId, readChannel: () => findChannel(internalPreferences, url) }
}

const NO_DECISION: PageDecision = { slots: [], rows: null }

interface DecisionRequest {
  page: PageToDecide
  visitor: PersonalizedVisitor
  openCatalog: OpenCatalog
}

/**
 * The decision of the personalization service for a page that a visitor sees (spec 3 §7). It chooses among public content
 * and its order; the shop renders it. If the service fails, nothing is decided.
 */
async function decidePage(
  c: Context<AppEnv>,
  { page: { events, slots }, visitor: { visitorId, readChannel }, openCatalog }: DecisionRequest,
): Promise<PageDecision> {
  const context = c.get('context')
  const channel = await readChannel()
  if (!channel) return NO_DECISION
  const decided = await decideForVisitor(
    { ...channel, visitorId, events },
    { ...context, fetch: externalFetch },
  ).catch((error) => logFailure(error, context.log))
  if (!decided) return NO_DECISION

  const wanted = decided.slots.filter(({ id }) => slots.includes(id))
  const view = events.find(({ event }) => event === 'page-view')
  if (wanted.length === 0 || view?.event !== 'page-view')
    return { ...NO_DECISION, rows: decided.rows }
  // The code that renders slots loads with the first decision.
  const { renderDecidedSlots } = await import('../render/render-decided-slots.tsx')
  const page = { path: view.path, slots: wanted }
  return {
    slots: await renderDecidedSlots(page, context, await openCatalog(c)),
    rows: decided.rows,
  }
}

/** Sends the events of a visitor to the personalization service, after the response. */
function sendAfterResponse(
  c: Context<AppEnv>,
  { visitorId, readChannel }: PersonalizedVisitor,
  events: readonly PersonalizationEvent[],
) {
  const context = c.get('context')

  async function send() {
    const channel = await readChannel()
    if (!channel) return
    await sendEvents({ ...channel, visitorId, events }, { ...context, fetch: externalFetch })
  }
  context.waitUntil(send().catch((error) => logFailure(error, context.log)))
}
