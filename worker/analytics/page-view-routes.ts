import * as v from 'valibot'

import { PageView } from '#shared/analytics/analytics.ts'
import { PAGE_VIEWS_PATH } from '#shared/analytics/endpoints.ts'

import type { Bindings, RequestContext } from '../config/env.ts'
import { limitBody } from '../http/body-limits.ts'
import { endpoints } from '../http/endpoints.ts'
import { actionInput, MAX_BODY_BYTES } from '../http/personal.ts'
import { requireJson } from '../http/same-origin.ts'
import { createSend } from '../upstream/commerce-client.ts'
import { createServiceClient, ServiceError, type Service } from '../upstream/service-client.ts'
import { visitorOf } from '../visitor/visitor.ts'
import { reportMissingSettings } from './analytics-settings.ts'

/** Counts the pages of visitors who allow it. It reads no session, and does not wait for the service. */
export const pageViewRoutes = endpoints().post(
  PAGE_VIEWS_PATH,
  { agents: 'allowed', limit: 'none' },
  limitBody(MAX_BODY_BYTES),
  requireJson(),
  async (c) => {
    const view = await actionInput(c, PageView)
    const context = c.get('context')
    // One that was sent just before consent was withdrawn is no error. It is dropped.
    if (visitorOf(context).consent.includes('performance'))
      context.waitUntil(forwardPageView(context, c.env, view))
    return c.body(null, 204, { 'Cache-Control': 'no-store' })
  },
)

const DEADLINE_MS = 5_000

const service: Service<object> = {
  name: 'page-views',
  deadlineMs: DEADLINE_MS,
  accessOf: () => ({ origin: '', headers: {} }),
}

const Counted = v.object({ counted: v.boolean() })

/** Passes a page view on to where the commerce service counts them (spec 3 §7). A failure loses it. */
async function forwardPageView(
  context: RequestContext,
  bindings: Pick<Bindings, 'COMMERCE'>,
  view: PageView,
) {
  const { config, site, locale, log, memory } = context
  const path = config.analytics.pageViewsPath
  if (path === null) return reportMissingSettings(log, memory)
  const send = createSend(config, bindings)
  const client = createServiceClient({ ...context, fetch: send }, service)
  try {
    await client.call({
      operation: 'count',
      path: `/${path.slice(1)}`,
      query: { siteId: config.commerce.siteIds[site.id], locale },
      headers: { 'correlation-id': context.requestId },
      body: view,
      schema: Counted,
    })
  } catch (error) {
    if (!(error instanceof ServiceError)) throw error
    log.warn('page view not counted')
  }
}
