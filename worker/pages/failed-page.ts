import type { Context } from 'hono'

import { ProblemError } from '#shared/contract/problem.ts'

import type { AppEnv } from '../env.ts'
import { openedShopper } from '../shopper/open-shopper.ts'
import { outagePage } from './outage-page.ts'
import { errorTarget } from './page-target.ts'
import { servePersonalPage } from './personal-page.ts'
import { respondText } from './respond.ts'

const RETRY_AFTER_SECONDS = 10

/**
 * The answer to a page that failed. Commerce is away: the page of last resort, at once. A defect of ours:
 * the error page within the shop, and if that fails as well, the page of last resort.
 */
export async function failedPage(c: Context<AppEnv>, error: unknown): Promise<Response> {
  const { context } = c.var
  const isOutage = error instanceof ProblemError && error.type === 'unavailable'
  context.log.set('problem', isOutage ? 'unavailable' : 'unexpected')
  context.metrics.cache = 'error'
  if (!isOutage) {
    context.log.set('cause', error instanceof Error ? error.name : typeof error)
    try {
      return await servePersonalPage(c, errorTarget(context.path, 500, detailsOf(c, error)))
    } catch {
      context.log.warn('the error page failed')
    }
  }
  const response = respondText(c, outagePage(context), {
    status: isOutage ? 503 : 500,
    cacheControl: 'no-store',
    link: null,
    retryAfter: RETRY_AFTER_SECONDS,
  })
  await keepSession(c, response.headers)
  return response
}

/** A token may have been renewed before the page failed, and the old one is good only once. */
async function keepSession(c: Context<AppEnv>, headers: Headers) {
  const opened = await openedShopper(c)?.catch(() => null)
  await opened?.session.setCookies(headers)
}

/** Message and stack in development alone; everywhere a reference that stands in the log. */
function detailsOf(c: Context<AppEnv>, error: unknown) {
  const { requestId, config } = c.var.context
  if (config.environment !== 'development' || !(error instanceof Error)) return { requestId }
  return { requestId, message: error.message, stack: error.stack ?? '' }
}
