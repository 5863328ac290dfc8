import { PAGE_VIEWS_PATH } from '#shared/analytics/endpoints.ts'
import type { PageView } from '#shared/analytics/analytics.ts'

import { activities } from './activities.ts'
import { commerceEvents, tagServer } from './commerce-events.ts'
import { collect, tagManager } from './service-sinks.ts'
import { personalization } from './personalization.ts'
import { beaconTransport, type Sink } from './sink.ts'

/** Counts page views on every page, also where scripts of outside services are not allowed. */
const pageTracking = {
  name: 'page-tracking',
  group: 'performance',
  pages: 'all',
  to: '`POST /api/page-views`, and from the worker to `PAGE_VIEWS_PATH` of the commerce service',
  bodies: {
    'page-viewed': ({ id, page, visitor: { loginState }, referral }) => ({
      id,
      ...page,
      loginState,
      referral,
    }),
  },
  open: (context) => beaconTransport(PAGE_VIEWS_PATH, context),
} satisfies Sink<PageView>

/** Everything that shop events are sent to. `docs/analytics.md` lists what is declared here. */
const sinks = [
  pageTracking,
  tagManager,
  commerceEvents,
  tagServer,
  collect,
  activities,
  personalization,
] as const

export const SINKS: readonly Sink[] = sinks

type EventsOf<Each> = Each extends { bodies: infer Bodies } ? keyof Bodies : never

/** The events that at least one sink takes. */
export type TakenEvent = EventsOf<(typeof sinks)[number]>
