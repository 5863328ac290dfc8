import type { Context } from 'hono'
import * as v from 'valibot'

import { PaymentReturn } from '#shared/checkout/checkout.ts'
import { ProblemError } from '#shared/http/problem.ts'
import { loginPath } from '#shared/return-path.ts'
import { routes } from '#shared/routes.ts'

import { cardsAfter } from './card-actions.ts'
import type { AppEnv } from '../config/env.ts'
import { locationOf, redirectTo } from '../http/location.ts'
import type { Edge, OpenEdge } from '../http/edge.ts'
import { finishCardPage } from './saved-cards.ts'

/**
 * Handles the return from the provider's page with a card to keep. Like the return to the checkout, the single-use
 * `state` protects it against forgery.
 */
export async function serveCardReturn(
  c: Context<AppEnv>,
  openEdge: OpenEdge<Edge>,
): Promise<Response> {
  const context = c.get('context')
  context.log.set('route', 'cardReturn')
  const { edge, setCookies } = await openEdge(c)
  const answer = v.safeParse(PaymentReturn, c.req.query())
  const to = await (
    answer.success
      ? finishCardPage(edge, answer.output)
      : Promise.reject(new ProblemError('payment-missing'))
  ).then(
    ({ outcome }) => cardsAfter(outcome),
    (error: unknown) => afterProblem(error),
  )
  const response = redirectTo(locationOf(to, context))
  await setCookies(response.headers)
  return response
}

function afterProblem(error: unknown) {
  if (!(error instanceof ProblemError)) throw error
  if (error.type === 'sign-in-required') return loginPath(routes.paymentMethods.href({}))
  return cardsAfter(error.type === 'card-limit' ? 'card-limit' : 'card-failed')
}
