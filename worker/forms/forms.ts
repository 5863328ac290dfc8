import type { Context } from 'hono'

import {
  CALLBACK_PATH,
  CARD_RETURN_PATH,
  FORM_FIELD,
  PAYMENT_RETURN_PATH,
  PRIVACY_CHOICES_PATH,
  SUBSCRIPTION_AUTH_PATH,
  type ActionName,
} from '#shared/actions.ts'
import { ProblemError, type ProblemType } from '#shared/contract/problem.ts'
import { loginPath } from '#shared/return-path.ts'
import { ADDED_PARAMETER, routes } from '#shared/routes.ts'

import { openAccountAccess } from '../account-access/open-account-access.ts'
import { followResetLink } from '../account-access/password-reset.ts'
import { serveAgentCallback } from '../agents/agent-callback.ts'
import { refuseAgent } from '../agents/refuse-agent.ts'
import { actionAt, actionTable } from '../actions/action-table.ts'
import type { Action, ActionPorts } from '../actions/define-action.ts'
import { factory, type AppEnv } from '../env.ts'
import { runLimited } from '../limits/limit-attempts.ts'
import { limitBody } from '../middleware/limits.ts'
import { problemOf, respondWithProblem } from '../middleware/problems.ts'
import { openGiftCardBalances } from '../gift-cards/open-gift-card-balances.ts'
import { openNewsletter } from '../newsletter/open-newsletter.ts'
import { openOrderTracking } from '../order-tracking/open-order-tracking.ts'
import { locationOf, redirectTo } from '../pages/location.ts'
import { servePersonalPage } from '../pages/personal-page.ts'
import { saveChoices } from '../privacy/save-choices.ts'
import { openReviewWriting } from '../reviews/open-review-writing.ts'
import { keepReviewer } from '../reviews/reviewer.ts'
import { writeSealedCookies } from '../session/sealed-cookie.ts'
import { hasSessionCookie, openedShopper, openShopper } from '../shopper/open-shopper.ts'
import { serveProviderAuth } from '../subscriptions/provider-auth.ts'
import { serveCardReturn } from './card-return.ts'
import { formPage } from './form-page.ts'
import { servePaymentReturn } from './payment-return.ts'
import { readForm, type SubmittedForm } from './read-form.ts'
import { retryTime } from './retry-time.ts'

const MAX_FORM_BYTES = 16 * 1024
/** A few pictures that are too large are rejected by a message beside their field. */
const MAX_UPLOAD_BYTES = 24 * 1024 * 1024

/** What signing in solves. */
const NEEDS_SIGN_IN = new Set<ProblemType>(['sign-in-required', 'members-only'])

/**
 * The forms as browsers without JavaScript submit them. Success is a 303 or the same page with a success state; a
 * rejected form is shown again with 422.
 */
export const forms = factory
  .createApp()
  .use(function limitForm(c, next) {
    const action = actionAt(c.get('context').path)
    const mayUpload = action !== null && actionTable[action].filesField !== undefined
    const isUpload = /^multipart\//i.test(c.req.header('content-type') ?? '')
    return limitBody(mayUpload && isUpload ? MAX_UPLOAD_BYTES : MAX_FORM_BYTES)(c, next)
  })
  .use(keepReviewer())
  .post('*', async (c, next) => {
    const context = c.get('context')
    if (context.path === PRIVACY_CHOICES_PATH) return saveChoices(c)
    const action = actionAt(context.path)
    context.log.set('route', action ?? 'unmatched')
    // No form posts to this path. The next handlers respond with the allowed methods.
    if (!action) return next()
    const form = await readForm(c, actionTable[action].filesField)
    try {
      const result = await actionTable[action].submit(portsOf(c), form)
      return typeof result === 'string'
        ? await redirect(c, checkingCookie(c, action, result))
        : await showAccepted(c, { action, form, answer: result })
    } catch (error) {
      if (!(error instanceof ProblemError)) throw error
      if (NEEDS_SIGN_IN.has(error.type)) return askToSignIn(c, action, form)
      return showRejected(c, { action, form, problem: error })
    }
  })
  .get('*', async (c, next) => {
    const context = c.get('context')
    if (context.path === PAYMENT_RETURN_PATH) return servePaymentReturn(c)
    if (context.path === CARD_RETURN_PATH) return serveCardReturn(c)
    if (context.path === CALLBACK_PATH) return serveAgentCallback(c)
    if (context.path === PRIVACY_CHOICES_PATH)
      return redirectTo(locationOf(routes.privacyChoices.href({}), context))
    if (context.path === SUBSCRIPTION_AUTH_PATH) return serveProviderAuth(c)
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
  })
  .onError((error, c) => {
    if (!(error instanceof ProblemError) || error.type === 'unavailable') throw error
    return respondWithProblem(error, c)
  })

const portsOf = (c: Context<AppEnv>): ActionPorts => ({
  refuseAgent: () => refuseAgent(c),
  limited: (limit, typed, run) => runLimited(c, { limit, typed }, run),
  openShopper: async () => (await openShopper(c)).shopper,
  openWishLists: async () => (await openShopper(c)).wishLists,
  openOrderActions: async () => (await openShopper(c)).orders,
  openCustomerAccount: async () => (await openShopper(c)).customerAccount,
  openMemberRewards: async () => (await openShopper(c)).memberRewards,
  openSubscriptions: async () => (await openShopper(c)).subscriptions,
  openNewsletter: () => openNewsletter(c),
  openOrderTracking: () => openOrderTracking(c),
  openGiftCardBalances: () => openGiftCardBalances(c),
  openReviewWriting: () => openReviewWriting(c),
  openAccount: async () => (await openShopper(c)).account,
  openAccountAccess: () => openAccountAccess(c),
})

/** A first item starts the session, so the bag page checks that the browser has kept its cookie. */
function checkingCookie(c: Context<AppEnv>, action: ActionName, to: string) {
  const adds = action === 'addToBag' || action === 'addGiftCard'
  if (!adds || hasSessionCookie(c)) return to
  return `${to}${to.includes('?') ? '&' : '?'}${ADDED_PARAMETER}=1`
}

async function redirect(c: Context<AppEnv>, to: string) {
  const context = c.get('context')
  const response = redirectTo(to.startsWith('/') ? locationOf(to, context) : to)
  // An action for anyone opens no shopper, so it has no session to save.
  const opened = await openedShopper(c)
  await opened?.setCookies(response.headers)
  writeSealedCookies(c, response.headers)
  return response
}

interface Acceptance {
  action: ActionName
  form: SubmittedForm
  /** What the page shows, if the form has asked for something. */
  answer: object | null
}

async function showAccepted(c: Context<AppEnv>, { action: name, form, answer }: Acceptance) {
  const action = actionTable[name]
  const target = await formPage(c, { action, values: form.values, problem: null })
  if (!target) throw new Error(`The fallback page of ${name} does not exist.`)
  const formName = form.values[FORM_FIELD] ?? ''
  return servePersonalPage(c, target, { status: 200, accepted: name, formName, answer })
}

/** After signing in, the page of the form is shown again, or the one that goes on with what it was for. */
async function askToSignIn(c: Context<AppEnv>, name: ActionName, { values }: SubmittedForm) {
  c.get('context').log.set('problem', 'sign-in-required')
  const action = actionTable[name]
  const next = action.signedInPage?.(values)
  if (next !== undefined) return redirect(c, loginPath(next))
  const target = await formPage(c, { action, values, problem: null })
  return redirect(c, loginPath(target?.path ?? routes.home.href({})))
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

/** What the shopper typed, without secrets such as the payment token. */
const shownValues = ({ secretFields = [] }: Action, values: SubmittedForm['values']) =>
  Object.fromEntries(Object.entries(values).filter(([name]) => !secretFields.includes(name)))
