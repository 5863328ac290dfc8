import { pageViewsApi } from '#shared/api-paths.ts'
import { PageView } from '#shared/analytics/analytics.ts'

import { forwardPageView } from '../analytics/forward-page-view.ts'
import { factory } from '../env.ts'
import { limitBody } from '../middleware/limits.ts'
import { requireJson } from '../middleware/same-origin.ts'
import { visitorOf } from '../visitor/visitor.ts'
import { endpoints } from '../http/endpoints.ts'
import { actionInput, MAX_BODY_BYTES } from '../http/personal.ts'

/** Counts the pages of visitors who allow it. It reads no session, and nobody waits for the service. */
export const pageViews = endpoints(
  factory.createApp().use(limitBody(MAX_BODY_BYTES)).use(requireJson()),
).post(pageViewsApi.paths.pageViews, { agents: 'allowed', limit: 'none' }, async (c) => {
  const view = await actionInput(c, PageView)
  const context = c.get('context')
  // One that was sent just before consent was withdrawn is no error. It is dropped.
  if (visitorOf(c).consent.includes('performance'))
    context.waitUntil(forwardPageView(context, c.env, view))
  return c.body(null, 204, { 'Cache-Control': 'no-store' })
})
