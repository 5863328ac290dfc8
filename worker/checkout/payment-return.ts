import type { Context } from 'hono'
import * as v from 'valibot'

import { UNFILLED_PARAMETER } from '#shared/checkout/step-paths.ts'
import { PaymentReturn } from '#shared/checkout/checkout.ts'
import { IdempotencyKey } from '#shared/http/idempotency-key.ts'
import { ProblemError } from '#shared/http/problem.ts'
import { routes } from '#shared/routes.ts'

import type { AppEnv } from '../config/env.ts'
import type { Edge, OpenEdge } from '../http/edge.ts'
import { locationOf, redirectTo } from '../http/location.ts'
import { targetOf } from '../render/page-target.ts'
import { servePersonalPage } from '../render/personal-page.ts'
import type { CheckoutHooks } from './hooks.ts'

const UNPAID = `${routes.checkoutBilling.href({})}?${UNFILLED_PARAMETER}=unpaid`

interface PaymentReturnDependencies extends Pick<CheckoutHooks, 'saveCard'> {
  openEdge: OpenEdge<Edge>
}

/**
 * Handles the return from the payment provider's page. This is a GET request that changes data. Instead of a
 * form's origin, the single-use `state` in its URL, which only this session knows, protects it against forgery.
 */
export async function servePaymentReturn(
  c: Context<AppEnv>,
  { openEdge, saveCard }: PaymentReturnDependencies,
): Promise<Response> {
  const context = c.get('context')
  context.log.set('route', 'paymentReturn')
  const { edge, setCookies } = await openEdge(c)
  const answer = v.safeParse(PaymentReturn, c.req.query())
  // Without a token, the shopper has left the provider's page without paying.
  const isUnpaid = answer.success && answer.output.token === undefined
  try {
    if (!answer.success) throw new ProblemError('payment-missing')
    if (!isUnpaid) await pay(edge, answer.output, saveCard)
  } catch (error) {
    if (!(error instanceof ProblemError)) throw error
    return showBilling(c, error)
  }
  const to = isUnpaid ? UNPAID : routes.checkoutReview.href({})
  const response = redirectTo(locationOf(to, context))
  await setCookies(response.headers)
  return response
}

async function pay(edge: Edge, answer: PaymentReturn, saveCard: CheckoutHooks['saveCard']) {
  const { savesCard = false } = edge.session.state?.payment ?? {}
  const { finishPaymentPage } = await import('./payment-actions.ts')
  await finishPaymentPage(edge, answer)
  const { state, token } = answer
  // The state of the visit is used once, as a key is.
  if (savesCard && token) await saveCard(edge, token, v.parse(IdempotencyKey, state))
}

function showBilling(c: Context<AppEnv>, problem: ProblemError) {
  c.get('context').log.set('problem', problem.type)
  const target = targetOf(routes.checkoutBilling.path, '')
  if (!target) throw problem
  return servePersonalPage(c, target, {
    status: problem.type === 'unavailable' ? 503 : 400,
    rejected: { action: 'startPaymentPage', values: {}, problem: problem.type, fields: {} },
  })
}
