import type { Context } from 'hono'

import { ProblemError, type ProblemType } from '#shared/contract/problem.ts'
import { actions, PAYMENT_RETURN_PATH, type ActionName } from '#shared/actions.ts'
import { matchRoute, routes, type RouteKey } from '#shared/routes.ts'

import { factory, type AppEnv } from '../env.ts'
import { limitBody } from '../middleware/limits.ts'
import { problemOf, respondWithProblem } from '../middleware/problems.ts'
import { locationOf, redirectTo } from '../pages/location.ts'
import { targetOf } from '../pages/page-target.ts'
import { servePersonalPage } from '../pages/personal-page.ts'
import { openShopper } from '../shopper/open-shopper.ts'
import { runAction } from './run-action.ts'
import { servePaymentReturn } from './payment-return.ts'
import { readForm, type SubmittedForm } from './read-form.ts'

const MAX_FORM_BYTES = 16 * 1024

/** The action whose form posts to this path. The path has no site and locale. */
export function actionAt(path: string): ActionName | null {
  for (const name of Object.keys(runAction)) {
    if (isAction(name) && actions[name].path === path) return name
  }
  return null
}

/** The page of an action's form. For `addToBag` it is the bag, because the path does not say which product it was. */
const pageOf = (action: ActionName) => (action === 'addToBag' ? 'cart' : actions[action].page)

const isAction = (name: string): name is ActionName => name in actions

/** The forms as browsers without JavaScript submit them: 303 on success, otherwise their page again with 422. */
export const forms = factory
  .createApp()
  .use(limitBody(MAX_FORM_BYTES))
  .post('*', async (c, next) => {
    const { context } = c.var
    const action = actionAt(context.path)
    context.log.set('route', action ?? 'unmatched')
    // No form posts to this path. The next handlers respond with the allowed methods.
    if (!action) return next()
    const form = await readForm(c)
    const { shopper, session } = await openShopper(c)
    try {
      const to = await runAction[action]({ shopper, ...form })
      const response = redirectTo(to.startsWith('/') ? locationOf(to, context) : to)
      await session.setCookies(response.headers)
      return response
    } catch (error) {
      if (!(error instanceof ProblemError)) throw error
      return showFormAgain(c, { action, form, problem: error })
    }
  })
  .get('*', async (c, next) => {
    const { context } = c.var
    if (context.path === PAYMENT_RETURN_PATH) return servePaymentReturn(c)
    const action = actionAt(context.path)
    // Reloading the response to a form as a GET request shows the form's page.
    return action ? redirectTo(locationOf(routes[pageOf(action)].path, context)) : next()
  })
  .onError((error, c) => {
    if (!(error instanceof ProblemError) || error.type === 'unavailable') throw error
    return respondWithProblem(error, c)
  })

interface Refused {
  action: ActionName
  form: SubmittedForm
  problem: ProblemError
}

/** The page where the shopper can fix the problem, if it is not the form's own page. */
const pageByProblem: Partial<Record<ProblemType, RouteKey>> = {
  'payment-declined': 'checkoutBilling',
  'payment-missing': 'checkoutBilling',
  'bag-unavailable': 'cart',
  'bag-empty': 'cart',
}

function showFormAgain(c: Context<AppEnv>, { action, form, problem }: Refused) {
  const { context } = c.var
  context.log.set('problem', problem.type)
  const { status } = problemOf(problem)
  const target = targetFor(action, form, problem)
  if (!target) throw problem
  return servePersonalPage(c, target, {
    // Form errors always have status 422, even if the API uses another 4xx status.
    status: status < 500 ? 422 : status,
    form: {
      action,
      values: withoutSecrets(form.values),
      problem: problem.type,
      fields: problem.fields ?? {},
    },
  })
}

function targetFor(action: ActionName, { values }: SubmittedForm, problem: ProblemError) {
  if (action === 'addToBag') return productTarget(values)
  const page = pageByProblem[problem.type] ?? pageOf(action)
  return targetOf(routes[page].path, action === 'saveShippingAddress' ? '?edit=address' : '')
}

/** The product page that contained the form, or else the product's own page. */
function productTarget({ from = '', productId = '' }: Record<string, string>) {
  const [path = '', search = ''] = from.split('?')
  const isProduct = /^\/[^/\\]/.test(path) && matchRoute(path)?.key === 'product'
  const own = routes.productById.href({ productId })
  return (
    (isProduct && targetOf(path, search)) || targetOf(own, '') || targetOf(routes.cart.path, '')
  )
}

/** Removes the payment token, which must not appear in a page. The other values are what the shopper typed. */
function withoutSecrets({ token: _token, ...values }: Record<string, string>) {
  return values
}
