import type { Context } from 'hono'

import { type ActionName } from '#shared/actions.ts'
import { answerKey } from '#shared/form-answer.ts'
import type { Catalog } from '#shared/catalog.ts'
import { ProblemError } from '#shared/http/problem.ts'
import type { LoadedQuery, RejectedForm } from '#shared/document-state.ts'
import { loginPath } from '#shared/return-path.ts'
import { matchRoute } from '#shared/routes.ts'

import type { AppEnv } from '../config/env.ts'
import { logProblem } from '../http/problems.ts'
import { isNativeApp } from '../visitor/visitor.ts'
import { locationOf, redirectTo, withRequestQuery } from '../http/location.ts'
import { readParameters, targetOf, type PageTarget } from './page-target.ts'
import { preparePage, type PreparedPage, type PreparedRedirect } from './prepare.ts'
import { respondRendered } from './respond.ts'
import { serverAppContext } from './server-app-context.ts'

/** A submitted form whose page is shown again: with the typed values and the errors, or with its success state. */
export type ShownForm =
  | { status: number; rejected: RejectedForm }
  | { status: 200; accepted: ActionName; formName: string; answer: object | null }

/** Renders a page that belongs to one visitor or must not be stored. */
export async function servePersonalPage(
  c: Context<AppEnv>,
  target: PageTarget,
  form: ShownForm | null = null,
): Promise<Response> {
  const context = c.get('context')
  const { setCookies, catalog, ports } = await c.get('pageSources').openVisitor(c)
  const preparing = preparePage(target, { catalog, visitor: ports }, loadedAnswer(form))
  const [prepared] = await Promise.all([
    preparing.catch((error: unknown) => withoutSession(error, target)),
    // Loads while commerce responds.
    import('./render.tsx'),
  ])
  // A product's canonical URL differs from the URL by id. The form is shown at the canonical one.
  const moved = form && prepared.kind === 'redirect' ? pageAt(prepared) : null
  if (moved) return servePersonalPage(c, moved, form)

  const response =
    prepared.kind === 'redirect'
      ? form
        ? redirectTo(locationOf(prepared.to, context), 303)
        : redirectTo(redirectedTo(c, prepared, target), prepared.status)
      : await respondPrepared(c, { prepared, catalog, form })
  await setCookies(response.headers)
  return response
}

/** Where a link leads instead. It keeps what the page does not use, such as the parameters of a campaign. */
function redirectedTo(c: Context<AppEnv>, { to }: PreparedRedirect, target: PageTarget) {
  const location = locationOf(to, c.get('context'))
  return location.startsWith('/') ? withRequestQuery(c, location, readParameters(target)) : location
}

/**
 * A page that only a customer sees, or whose session has ended, is shown after signing in. When an agent's session has
 * ended, the same page says so to everyone who is not signed in.
 */
function withoutSession(error: unknown, { path, query }: PageTarget): PreparedRedirect {
  const type = error instanceof ProblemError ? error.type : null
  const search = query.toString()
  const own = search ? `${path}?${search}` : path
  if (type === 'agent-session-ended') return { kind: 'redirect', status: 303, to: own }
  if (type === 'sign-in-required') return { kind: 'redirect', status: 303, to: loginPath(own) }
  throw error
}

interface Answered {
  prepared: PreparedPage
  catalog: Catalog
  form: ShownForm | null
}

async function respondPrepared(c: Context<AppEnv>, { prepared, catalog, form }: Answered) {
  const context = c.get('context')
  const appContext = serverAppContext(context, {
    catalog,
    isNativeApp: isNativeApp(c.get('context')),
    ...formState(form),
  })
  const { renderPage } = await import('./render.tsx')
  const rendering = await renderPage(prepared, context, appContext)
  // A deferred part may show the result of a form; browsers without JavaScript see it only in a complete page.
  if (form) await rendering.markup.allReady
  const { target, error } = prepared
  if (target.status === 503) logProblem(context.log, 'unavailable', error)
  const status = form && target.status === 200 ? form.status : target.status
  return respondRendered(c, rendering, {
    status,
    cacheControl: status < 400 ? 'private, no-store' : 'no-store',
    link: rendering.link,
    policy: matchRoute(target.path)?.route.policy ?? 'shop',
    ...(status === 503 && { retryAfter: 10 }),
  })
}

/** The answer of an action, as a query of the page. */
function loadedAnswer(form: ShownForm | null): LoadedQuery | null {
  if (!form || 'rejected' in form || !form.answer) return null
  return [answerKey(form.accepted), form.answer]
}

function formState(form: ShownForm | null) {
  if (!form) return {}
  if ('rejected' in form) return { rejectedForm: form.rejected }
  return { acceptedForm: form.accepted, acceptedFormName: form.formName }
}

function pageAt({ status, to }: PreparedRedirect) {
  const [path = '/', search = ''] = to.split('?')
  return status === 301 ? targetOf(path, search) : null
}
