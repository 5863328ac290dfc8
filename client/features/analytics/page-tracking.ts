import { pageViewsApi } from '#shared/api-paths.ts'
import type { PageView } from '#shared/analytics/analytics.ts'

import { beaconTransport } from './beacon-transport.ts'
import type { Sink } from './sink.ts'

/** Counts page views on every page, also where scripts of outside services are not allowed. */
export const pageTracking: Sink<PageView> = {
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
  open: (context) => beaconTransport(pageViewsApi.href('pageViews', {}), context),
}
