import type { Context } from 'hono'
import * as v from 'valibot'

import type { RequestReset, SetNewPassword } from '#shared/sign-in/account-access.ts'
import { ProblemError, type FieldProblems } from '#shared/http/problem.ts'
import { routes } from '#shared/routes.ts'
import { STEP_PARAMETER } from '#shared/http/define-route.ts'

import { resetLimit } from './limits.ts'
import { openSlasForms, requireAccepted } from '../upstream/slas-form.ts'
import { readFields } from '../account/account-fields.ts'
import type { Edge } from '../http/edge.ts'
import { checkCaptcha } from '../limits/limit-attempts.ts'
import { setSignOutMark } from '../session/sign-out-mark.ts'
import type { AppEnv } from '../config/env.ts'
import { markUsed, maySend } from './mail-pace.ts'
import { locationOf, redirectTo } from '../http/location.ts'
import { writeSealedCookies } from '../session/sealed-cookie.ts'
import { resetLinkCookie as cookie, ResetLink } from './mailed-cookies.ts'

/** The policy of commerce rejects a password that keeps the site's own rules. */
const WEAK_PASSWORD: FieldProblems = { ['password']: 'password-other' }

/**
 * Mails a link to a new password. The link works on any device, because people read their mail on another one. It leads
 * to the configured origin, whatever the request's host.
 */
export async function requestReset(edge: Edge, { captcha, ...input }: RequestReset) {
  const { context, bindings } = edge
  const { email } = await readFields(edge, input, { fields: ['email'] })
  await checkCaptcha(edge, captcha, resetLimit)
  const sent = `${routes.passwordReset.path}?${STEP_PARAMETER}=sent`
  if (!(await maySend(edge, 'reset', email))) return sent
  const { config, locale } = context
  const result = await openSlasForms(
    context,
    bindings,
  )({
    operation: 'passwordReset',
    endpoint: '/password/reset',
    fields: {
      user_id: email,
      mode: 'email',
      client_id: config.commerce.clientId,
      hint: 'cross_device',
      locale,
      callback_uri: config.publicOrigin + locationOf(routes.setNewPassword.path, context),
    },
  })
  requireAccepted(result)
  return sent
}

/**
 * Responds to a link of the mail: its token moves from the address into a cookie, so that it is in no history, log or
 * referrer. Without a usable one, the link has expired. Null shows the page.
 */
export async function followResetLink(c: Context<AppEnv>): Promise<Response | null> {
  const { searchParams } = new URL(c.req.url)
  const link = v.safeParse(ResetLink, Object.fromEntries(searchParams))
  if (link.success) {
    await cookie.write(c.get('context'), link.output)
    return leadTo(c, routes.setNewPassword.path)
  }
  const isDone = searchParams.get(STEP_PARAMETER) === 'done'
  if (isDone || (await cookie.read(c.get('context')))) return null
  return leadTo(c, routes.setNewPasswordExpired.path)
}

function leadTo(c: Context<AppEnv>, path: string) {
  const context = c.get('context')
  const response = redirectTo(locationOf(path, context))
  response.headers.set('Referrer-Policy', 'no-referrer')
  writeSealedCookies(context, response.headers)
  return response
}

/** Sets the new password. Commerce then voids every session of the customer and lifts a lock. */
export async function setNewPassword(edge: Edge, input: SetNewPassword) {
  const { context, bindings } = edge
  const link = await cookie.read(context)
  if (!link) return routes.setNewPasswordExpired.path
  const { password } = await readFields(edge, input, { fields: ['password'] })
  const result = await openSlasForms(
    context,
    bindings,
  )({
    operation: 'passwordAction',
    endpoint: '/password/action',
    fields: {
      client_id: context.config.commerce.clientId,
      pwd_action_token: link.token,
      hint: 'cross_device',
      user_id: link.email,
      new_password: password,
    },
  })
  if (result.kind === 'http-error' && result.status === 400) {
    if (isAboutToken(result.problem.members)) return expired(edge)
    throw new ProblemError('invalid-input', { fields: WEAK_PASSWORD })
  }
  if (result.kind === 'http-error' && result.status === 401) return expired(edge)
  requireAccepted(result)
  cookie.clear(context)
  await setSignOutMark(edge, [link.email])
  await markUsed(edge, ['reset'], link.email)
  return `${routes.setNewPassword.path}?${STEP_PARAMETER}=done`
}

/** Live services name the reason in one member or in the other (scapi §2.3). */
const isAboutToken = ({ message, error_description: description }: Record<string, unknown>) =>
  [message, description].some((said) => typeof said === 'string' && said.includes('token'))

function expired({ context }: Edge) {
  cookie.clear(context)
  return routes.setNewPasswordExpired.path
}
