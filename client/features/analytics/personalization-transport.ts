import type * as v from 'valibot'

import { personalizationApi } from '#shared/api-paths.ts'
import type { PersonalizationEvents } from '#shared/analytics/personalization.ts'

import { beaconTransport } from './beacon-transport.ts'
import { decidablePage, decidePage } from './decide-page.ts'
import type { SinkContext, Transport } from './sink.ts'

type Sent = v.InferInput<typeof PersonalizationEvents>

/** Sends events by beacon, except the view of a page that a decision may change: its decision is asked for with it. */
export function personalizationTransport(context: SinkContext): Transport<Sent> {
  const beacon = beaconTransport(personalizationApi.href('events', {}), context)
  return {
    send(body) {
      const isView = body.events.some(({ event }) => event === 'page-view')
      const page = isView ? decidablePage() : null
      if (page) void decidePage(page, body, context)
      else beacon.send(body)
    },
  }
}
