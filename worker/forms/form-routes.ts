import type { MiddlewareHandler } from 'hono'

import {
  CALLBACK_PATH,
  CARD_RETURN_PATH,
  CONTINUE_PATH,
  PAYMENT_RETURN_PATH,
  PRIVACY_CHOICES_PATH,
  SUBSCRIPTION_AUTH_PATH,
} from '#shared/actions.ts'
import { ProblemError } from '#shared/http/problem.ts'
import { routes } from '#shared/routes.ts'

import { actionAt } from '../actions/all-actions.ts'
import { factory, type AppEnv } from '../env.ts'
import { loadIntl } from '../intl.ts'
import { respondWithProblem } from '../middleware/problems.ts'
import type * as forms from './forms.ts'

/** What other sites and forms lead back to. */
const RETURN_PATHS = new Set<string>([
  CALLBACK_PATH,
  CARD_RETURN_PATH,
  CONTINUE_PATH,
  PAYMENT_RETURN_PATH,
  PRIVACY_CHOICES_PATH,
  SUBSCRIPTION_AUTH_PATH,
  routes.setNewPassword.path,
])

/** A handler whose code loads with the first form. */
const lazy =
  (choose: (code: typeof forms) => MiddlewareHandler<AppEnv>): MiddlewareHandler<AppEnv> =>
  async (c, next) => {
    const { locale } = c.get('context')
    const [code] = await Promise.all([import('./forms.ts'), loadIntl(locale)])
    return choose(code)(c, next)
  }

const returnToForm = lazy((code) => code.returnToForm)

/** The forms as browsers without JavaScript submit them. */
export const formRoutes = factory
  .createApp()
  .post(
    '*',
    lazy((code) => code.limitForm),
    lazy((code) => code.postForm),
  )
  .get('*', (c, next) => {
    const { path } = c.get('context')
    return RETURN_PATHS.has(path) || actionAt(path) !== null ? returnToForm(c, next) : next()
  })
  .onError((error, c) => {
    if (!(error instanceof ProblemError) || error.type === 'unavailable') throw error
    return respondWithProblem(error, c)
  })
