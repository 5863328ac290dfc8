import type { Context, MiddlewareHandler } from 'hono'

import * as features from '#shop/features.ts'
import {
  CALLBACK_PATH,
  CARD_RETURN_PATH,
  CONTINUE_PATH,
  PAYMENT_RETURN_PATH,
  SUBSCRIPTION_AUTH_PATH,
  type ActionName,
} from '#shared/actions.ts'
import { FORM_FIELD, FROM_FIELD, SIGN_IN_FIELD } from '#shared/http/form-fields.ts'
import { PRIVACY_CHOICES_PATH } from '#shared/consent/privacy.ts'
import { ProblemError, type ProblemType } from '#shared/http/problem.ts'
import { loginPath } from '#shared/return-path.ts'
import { routes } from '#shared/routes.ts'
import { ADDED_PARAMETER } from '#shared/bag/routes.ts'

import { followResetLink } from './sign-in/password-reset.ts'
import { serveAgentCallback } from './agents/agent-callback.ts'
import { actionTable } from './actions.ts'
import { checkoutHooks } from './composed-actions.ts'
import { actionAt } from './action-paths.ts'
import { keepPendingAction, runPendingAction, type Continued } from './pending-action.ts'
import { portsOf } from './ports-of.ts'
import type { Action } from './http/action-form.ts'
import type { AppEnv } from './config/env.ts'
import { limitBody } from './http/body-limits.ts'
import { problemOf } from './http/problems.ts'
import { locationOf, redirectTo } from './http/location.ts'
import { servePersonalPage } from './render/personal-page.ts'
import { saveChoices } from './consent/save-choices.ts'
import { writeSealedCookies } from './session/sealed-cookie.ts'
import { hasSessionCookie, openedShopper, openShopper } from './open-shopper.ts'
import { serveProviderAuth } from './auto-refresh/provider-auth.ts'
import { serveCardReturn } from './account/card-return.ts'
import { formPage } from './form-page.ts'
import { servePaymentReturn } from './checkout/payment-return.ts'
import { readForm, type SubmittedForm } from './http/read-form.ts'
import { retryTime } from './http/retry-time.ts'

const MAX_FORM_BYTES = 16 * 1024
/** A few pictures that are too large are rejected by a message beside their field. */
const MAX_UPLOAD_BYTES = 24 * 1024 * 1024

/** The actions that sign a customer in. */
const SIGNS_IN = new Set<ActionName>(['signIn', 'enterCode'])

/** The problems that signing in solves. */
const NEEDS_SIGN_IN = new Set<ProblemType>(['sign-in-required', 'members-only'])

/** Forms without files are short. */
export const limitForm: MiddlewareHandler<AppEnv> = (c, next) => {
  const action = actionAt(c.get('context').path)
  const mayUpload = action !== null && actionTable[action].filesField !== undefined
  const isUpload = /^multipart\//i.test(c.req.header('content-type') ?? '')
  return limitBody(mayUpload && isUpload ? MAX_UPLOAD_BYTES : MAX_FORM_BYTES)(c, next)
}

/** Does what a form asks for. Success is a 303 or the same page with a success state; a rejected form is shown again with 422. */
export const postForm: MiddlewareHandler<AppEnv> = async (c, next) => {
  const context = c.get('context')
  if (context.path === PRIVACY_CHOICES_PATH) return saveChoices(c)
  const action = actionAt(context.path)
  context.log.set('route', action ?? 'unmatched')
  // No form posts to this path. The next handlers respond with the allowed methods.
  if (!action) return next()
  return submitForm(c, action, await readForm(c, actionTable[action].filesField))
}

/** Serves what other sites and forms lead back to. */
export const returnToForm: MiddlewareHandler<AppEnv> = async (c, next) => {
  const context = c.get('context')
  if (context.path === PAYMENT_RETURN_PATH)
    return servePaymentReturn(c, { ...checkoutHooks, openEdge: openShopper })
  if (context.path === CARD_RETURN_PATH) return serveCardReturn(c, openShopper)
  const served = returnToFeature(c)
  if (served) return served
  if (context.path === CONTINUE_PATH) return continueAction(c)
  if (context.path === PRIVACY_CHOICES_PATH)
    return redirectTo(locationOf(routes.privacyChoices.href({}), context))
  if (context.path === routes.setNewPassword.path) {
    const response = await followResetLink(c)
    if (response) return response
    await next()
    c.res.headers.set('Referrer-Policy', 'no-referrer')
    return
  }
  const action = actionAt(context.path)
  if (!action) return next()
  // Reloading the response to a form as a GET request shows the form's page.
  return redirectTo(locationOf(routes[actionTable[action].fallbackPage].path, context))
}

/** Serves what leads back to an optional feature; null for other paths. */
function returnToFeature(c: Context<AppEnv>) {
  const { path } = c.get('context')
  if (features.agents && path === CALLBACK_PATH) return serveAgentCallback(c, openShopper)
  if (features.autoRefresh && path === SUBSCRIPTION_AUTH_PATH)
    return serveProviderAuth(c, openShopper)
  return null
}

async function submitForm(c: Context<AppEnv>, action: ActionName, form: SubmittedForm) {
  try {
    if (SIGN_IN_FIELD in form.values) await requireCustomer(c)
    const result = await actionTable[action].submit(portsOf(c), form)
    const from = action === 'signIn' ? form.values[FROM_FIELD] : undefined
    const continued = SIGNS_IN.has(action) ? await runPendingAction(c, from ?? null) : null
    return continued
      ? await showContinued(c, continued)
      : await showDone(c, { action, form, result })
  } catch (error) {
    if (!(error instanceof ProblemError)) throw error
    return showProblem(c, { action, form, problem: error })
  }
}

/** A first item starts the session, so the bag page checks that the browser has kept its cookie. */
function checkingCookie(c: Context<AppEnv>, action: ActionName, to: string) {
  const adds = action === 'addToBag' || action === 'addGiftCard'
  if (!adds || hasSessionCookie(c)) return to
  return `${to}${to.includes('?') ? '&' : '?'}${ADDED_PARAMETER}=1`
}

interface Done {
  action: ActionName
  form: SubmittedForm
  result: string | object | null
}

const showDone = (c: Context<AppEnv>, { result, ...done }: Done) =>
  typeof result === 'string'
    ? redirect(c, checkingCookie(c, done.action, result))
    : showAccepted(c, { ...done, answer: result })

function showProblem(c: Context<AppEnv>, { action, form, problem }: Rejection) {
  if (NEEDS_SIGN_IN.has(problem.type)) return askToSignIn(c, action, form)
  return showRejected(c, { action, form, problem })
}

/** The response to an action that has waited for its customer. */
function showContinued(c: Context<AppEnv>, { action, ...continued }: Continued) {
  const form = { ...continued, files: [] }
  return 'problem' in continued
    ? showProblem(c, { action, form, problem: continued.problem })
    : showDone(c, { action, form, result: continued.result })
}

/** Shows what has become of an action after a sign-in by the browser's code. It is only done once. */
async function continueAction(c: Context<AppEnv>) {
  const continued = await runPendingAction(c, null)
  return continued ? showContinued(c, continued) : redirect(c, routes.myAccount.href({}))
}

async function requireCustomer(c: Context<AppEnv>) {
  const { session } = await openShopper(c)
  if (session.state?.authType !== 'registered') throw new ProblemError('sign-in-required')
}

async function redirect(c: Context<AppEnv>, to: string) {
  const context = c.get('context')
  const response = redirectTo(to.startsWith('/') ? locationOf(to, context) : to)
  // An action for anyone opens no shopper, so it has no session to save.
  const opened = await openedShopper(c)
  await opened?.setCookies(response.headers)
  writeSealedCookies(context, response.headers)
  return response
}

interface Acceptance {
  action: ActionName
  form: SubmittedForm
  /** The answer that the page shows; null if the form asked for none. */
  answer: object | null
}

async function showAccepted(c: Context<AppEnv>, { action: name, form, answer }: Acceptance) {
  const action = actionTable[name]
  const target = await formPage(c, { action, values: form.values, problem: null })
  if (!target) throw new Error(`The fallback page of ${name} does not exist.`)
  const formName = form.values[FORM_FIELD] ?? ''
  return servePersonalPage(c, target, { status: 200, accepted: name, formName, answer })
}

/** After signing in, the action is done, or the page is shown that goes on with what it was for. */
async function askToSignIn(c: Context<AppEnv>, name: ActionName, form: SubmittedForm) {
  c.get('context').log.set('problem', 'sign-in-required')
  const action = actionTable[name]
  const { values } = form
  const next = action.signedInPage?.(values)
  if (next !== undefined) return redirect(c, loginPath(next))
  const target = await formPage(c, { action, values, problem: null })
  const page = target?.path ?? routes.home.href({})
  await keepPendingAction(c, { action: name, form, page })
  return redirect(c, loginPath(page))
}

interface Rejection {
  action: ActionName
  form: SubmittedForm
  problem: ProblemError
}

async function showRejected(c: Context<AppEnv>, { action: name, form, problem }: Rejection) {
  const context = c.get('context')
  const action = actionTable[name]
  context.log.set('problem', problem.type)
  const { status } = problemOf(problem)
  const seconds = problem.retryAfterSeconds
  const target = await formPage(c, { action, values: form.values, problem: problem.type })
  if (!target) throw problem
  const response = await servePersonalPage(c, target, {
    // Form errors always have status 422, even if the API uses another 4xx status.
    status: status < 500 ? 422 : status,
    rejected: {
      action: name,
      values: shownValues(action, form.values),
      problem: problem.type,
      fields: problem.fields ?? {},
      retryAt: seconds === undefined ? null : retryTime(c, seconds),
    },
  })
  if (seconds !== undefined) response.headers.set('Retry-After', String(seconds))
  return response
}

/** The typed values, without secrets such as the payment token. */
const shownValues = ({ secretFields = [] }: Action, values: SubmittedForm['values']) =>
  Object.fromEntries(Object.entries(values).filter(([name]) => !secretFields.includes(name)))
