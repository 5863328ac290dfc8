import { PAGE_VIEWS_PATH } from '#shared/analytics/endpoints.ts'
import type { PageView } from '#shared/analytics/analytics.ts'

import { activities } from './activities.ts'
import { collect, tagManager } from './service-sinks.ts'
import { personalization } from './personalization.ts'
import { beaconTransport, type Sink } from './sink.ts'

/** Counts page views on every page, also where scripts of outside services are not allowed. */
const pageTracking: Sink<PageView> = {
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
}

/** Everything that shop events are sent to. `docs/analytics.md` lists what is declared here. */
export const SINKS: readonly Sink[] = [
  pageTracking,
  tagManager,
  collect,
  activities,
  personalization,
]
