import { TAG_EVENTS_PATH } from '#shared/analytics/endpoints.ts'

import { limitBody } from '../http/body-limits.ts'
import type { Edge, OpenEdge } from '../http/edge.ts'
import { endpoints } from '../http/endpoints.ts'
import { actionInput, MAX_BODY_BYTES } from '../http/personal.ts'
import { requireJson } from '../http/same-origin.ts'

/** Loads with the first event, not at the start of an isolate. */
const load = () =>
  Promise.all([import('#shared/analytics/commerce-events.ts'), import('./tag-server.ts')])

/** The events of pages where no tag may run. Browsers do not wait for the response, which is empty. */
export const tagEventRoutes = (openEdge: OpenEdge<Edge>) =>
  endpoints().post(
    TAG_EVENTS_PATH,
    { agents: 'allowed', limit: 'none' },
    limitBody(MAX_BODY_BYTES),
    requireJson(),
    async (c) => {
      const [{ BrowserEvents }, { sendTagEvents }] = await load()
      const { events } = await actionInput(c, BrowserEvents)
      const { edge } = await openEdge(c)
      sendTagEvents(edge, events)
      return c.body(null, 204, { 'Cache-Control': 'no-store' })
    },
  )
