import type { Context } from 'hono'

import { ProblemError, type ProblemType } from '#shared/contract/problem.ts'
import { deeds, PAYMENT_RETURN_PATH, type DeedName } from '#shared/deeds.ts'
import { matchRoute, routes, type RouteKey } from '#shared/routes.ts'

import { factory, type AppEnv } from '../env.ts'
import { bodyOf } from '../middleware/limits.ts'
import { problemOf, respondWithProblem } from '../middleware/problems.ts'
import { locationOf, redirectTo } from '../pages/location.ts'
import { targetOf } from '../pages/page-target.ts'
import { servePersonalPage } from '../pages/personal-page.ts'
import { openShopper } from '../shopper/open-shopper.ts'
import { answerDeed } from './answer-deed.ts'
import { servePaymentReturn } from './payment-return.ts'
import { readForm, type SentForm } from './read-form.ts'

const MAX_FORM_BYTES = 16 * 1024

/** The action whose form posts to this path. The path has no site and locale. */
export function deedAt(path: string): DeedName | null {
  for (const name of Object.keys(answerDeed)) {
    if (isDeed(name) && deeds[name].path === path) return name
  }
  return null
}

/** The page of an action's form. For `addToBag` it is the bag, because the path does not say which product it was. */
const pageOf = (deed: DeedName) => (deed === 'addToBag' ? 'cart' : deeds[deed].page)

const isDeed = (name: string): name is DeedName => name in deeds

/** The forms as browsers without JavaScript submit them: 303 on success, otherwise their page again with 422. */
export const forms = factory
  .createApp()
  .use(bodyOf(MAX_FORM_BYTES))
  .post('*', async (c, next) => {
    const { context } = c.var
    const deed = deedAt(context.path)
    context.log.set('route', deed ?? 'unmatched')
    // No form posts to this path. The next handlers respond with the allowed methods.
    if (!deed) return next()
    const form = await readForm(c)
    const { shopper, session } = await openShopper(c)
    try {
      const to = await answerDeed[deed]({ shopper, ...form })
      const response = redirectTo(to.startsWith('/') ? locationOf(to, context) : to)
      await session.setCookies(response.headers)
      return response
    } catch (error) {
      if (!(error instanceof ProblemError)) throw error
      return showAgain(c, { deed, form, problem: error })
    }
  })
  .get('*', async (c, next) => {
    const { context } = c.var
    if (context.path === PAYMENT_RETURN_PATH) return servePaymentReturn(c)
    const deed = deedAt(context.path)
    // Reloading the response to a form as a GET request shows the form's page.
    return deed ? redirectTo(locationOf(routes[pageOf(deed)].path, context)) : next()
  })
  .onError((error, c) => {
    if (!(error instanceof ProblemError) || error.type === 'unavailable') throw error
    return respondWithProblem(error, c)
  })

interface Refused {
  deed: DeedName
  form: SentForm
  problem: ProblemError
}

/** The page where the shopper can fix the problem, if it is not the form's own page. */
const pageByProblem: Partial<Record<ProblemType, RouteKey>> = {
  'payment-declined': 'checkoutBilling',
  'payment-missing': 'checkoutBilling',
  'bag-unavailable': 'cart',
  'bag-empty': 'cart',
}

function showAgain(c: Context<AppEnv>, { deed, form, problem }: Refused) {
  const { context } = c.var
  context.log.set('problem', problem.type)
  const { status } = problemOf(problem)
  const target = targetFor(deed, form, problem)
  if (!target) throw problem
  return servePersonalPage(c, target, {
    // Form errors always have status 422, even if the API uses another 4xx status.
    status: status < 500 ? 422 : status,
    form: {
      deed,
      values: withoutSecrets(form.values),
      problem: problem.type,
      fields: problem.fields ?? {},
    },
  })
}

function targetFor(deed: DeedName, { values }: SentForm, problem: ProblemError) {
  if (deed === 'addToBag') return productTarget(values)
  const page = pageByProblem[problem.type] ?? pageOf(deed)
  return targetOf(routes[page].path, deed === 'saveShippingAddress' ? '?edit=address' : '')
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
