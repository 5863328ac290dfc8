import * as v from 'valibot'

import type { PageView } from '#shared/analytics/analytics.ts'

import { createSend } from '../commerce/commerce-client.ts'
import type { Bindings, RequestContext } from '../env.ts'
import { createServiceClient, ServiceError, type Service } from '../services/service-client.ts'
import { tellMissing } from './analytics-settings.ts'

/** Nobody waits for it. */
const DEADLINE_MS = 5_000

const service: Service<object> = {
  name: 'page-views',
  deadlineMs: DEADLINE_MS,
  accessOf: () => ({ origin: '', headers: {} }),
}

const Counted = v.object({ counted: v.boolean() })

/** Passes a page view on to where the commerce service counts them (spec 3 §7). A failure loses it. */
export async function forwardPageView(
  context: RequestContext,
  bindings: Pick<Bindings, 'COMMERCE'>,
  view: PageView,
) {
  const { config, site, locale, log, memory } = context
  const path = config.analytics.pageViewsPath
  if (path === null) return tellMissing(log, memory)
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
