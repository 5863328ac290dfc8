import type { MiddlewareHandler } from 'hono'

import * as features from '#shop/features.ts'
import {
  CALLBACK_PATH,
  CARD_RETURN_PATH,
  CONTINUE_PATH,
  PAYMENT_RETURN_PATH,
  SUBSCRIPTION_AUTH_PATH,
} from '#shared/actions.ts'
import { PRIVACY_CHOICES_PATH } from '#shared/consent/privacy.ts'
import { ProblemError } from '#shared/http/problem.ts'
import { routes } from '#shared/routes.ts'

import { actionAt } from './action-paths.ts'
import { factory, type AppEnv } from './config/env.ts'
import { loadIntl } from './render/intl.ts'
import { respondWithProblem } from './http/problems.ts'
import type * as forms from './forms.ts'

/** The paths that other sites and forms redirect back to. */
const RETURN_PATHS = new Set<string>([
  ...(features.agents ? [CALLBACK_PATH] : []),
  CARD_RETURN_PATH,
  CONTINUE_PATH,
  PAYMENT_RETURN_PATH,
  PRIVACY_CHOICES_PATH,
  ...(features.autoRefresh ? [SUBSCRIPTION_AUTH_PATH] : []),
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
