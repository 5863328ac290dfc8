import type { Context } from 'hono'

import { ProblemError, type ProblemType } from '#shared/http/problem.ts'

import type { AppEnv, RequestContext } from '../config/env.ts'
import { logProblem } from '../http/problems.ts'
import { errorTarget } from './page-target.ts'
import { respondText } from './respond.ts'
import { escape } from '../http/escape.ts'
import { plainPage, plainTexts } from './plain-page.ts'

const RETRY_AFTER_SECONDS = 10

/** Failures that pass by themselves. */
const responseStatus: Partial<Record<ProblemType, 503 | 429>> = {
  unavailable: 503,
  'too-many-attempts': 429,
}

const retryAfterOf = (error: unknown) =>
  (error instanceof ProblemError ? error.retryAfterSeconds : undefined) ?? RETRY_AFTER_SECONDS

/**
 * The response to a page that failed. If commerce is unavailable, or the visitor asks too often, it is the outage page.
 * For any other error it is the shop's error page, or the outage page if that fails as well.
 */
export async function failedPage(c: Context<AppEnv>, error: unknown): Promise<Response> {
  const context = c.get('context')
  const known = error instanceof ProblemError ? responseStatus[error.type] : undefined
  logProblem(context.log, known && error instanceof ProblemError ? error.type : 'unexpected', error)
  context.metrics.cache = 'error'
  if (known === undefined) {
    context.log.set('cause', error instanceof Error ? error.name : typeof error)
    try {
      const { servePersonalPage } = await import('./personal-page.ts')
      return await servePersonalPage(c, errorTarget(context.path, 500, errorDetails(c, error)))
    } catch {
      context.log.warn('error page failed')
    }
  }
  const response = respondText(c, await outagePage(context), {
    status: known ?? 500,
    cacheControl: 'no-store',
    link: null,
    retryAfter: retryAfterOf(error),
  })
  await writeSessionCookies(c, response.headers)
  return response
}

/** Writes the session cookie: a token may have been renewed before the failure, and the old one works only once. */
async function writeSessionCookies(c: Context<AppEnv>, headers: Headers) {
  const opened = await c
    .get('pageSources')
    .openedVisitor(c)
    ?.catch(() => null)
  await opened?.setCookies(headers)
}

/** The request id, which is also in the log. In development also message and stack. */
function errorDetails(c: Context<AppEnv>, error: unknown) {
  const { requestId, config } = c.get('context')
  if (config.environment !== 'development' || !(error instanceof Error)) return { requestId }
  return { requestId, message: error.message, stack: error.stack ?? '' }
}

/** The outage page: logo, search and a link to the home page. It is shown when commerce, a cache or React fails. */
async function outagePage(context: RequestContext) {
  const { say, href, fields } = await plainTexts(context)
  const hidden = fields
    .map(({ name, value }) => `<input type="hidden" name="${name}" value="${escape(value)}">`)
    .join('')
  const main = `<p>${say('outage.text')}</p>
<form action="${href('/search')}" method="get" role="search">${hidden}
<label for="q">${say('search.label')}</label>
<input id="q" name="q" type="search" required>
<button>${say('search.submit')}</button>
</form>
<p><a href="${href('/')}">${say('outage.home')}</a></p>
<p><small>${say('outage.reference')} ${escape(context.requestId)}</small></p>`
  return plainPage({ ...context, title: 'outage.title', main })
}
