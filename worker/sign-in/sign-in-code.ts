import type { EdgeEvent } from '#shared/analytics/commerce-events.ts'
import type { EnterCode, RequestCode } from '#shared/sign-in/account-access.ts'
import { ProblemError } from '#shared/http/problem.ts'
import { routes } from '#shared/routes.ts'
import { STEP_PARAMETER } from '#shared/http/define-route.ts'

import { sendTagEvents } from '../analytics/tag-server.ts'
import { readFields } from '../account/account-fields.ts'
import type { Edge } from '../http/edge.ts'
import { markUsed, maySend } from './mail-pace.ts'
import { tokensFrom } from '../session/shopper-login.ts'
import { openSlasForms, requireAccepted } from '../upstream/slas-form.ts'
import { signInWith } from './complete-sign-in.ts'
import { setFirstPassword } from './first-password.ts'
import { signInCodeCookie as cookie, type NewAccount } from './mailed-cookies.ts'

/**
 * Mails a code to sign in with, unless one was mailed a moment ago, and remembers whom it is for, and the account that
 * is registered with it. The answer is the same if there is no such account.
 */
export async function sendSignInCode(edge: Edge, login: string, account: NewAccount | null = null) {
  if (await maySend(edge, account ? 'registration' : 'code', login)) await mailCode(edge, login)
  await cookie.write(edge.context, { id: crypto.randomUUID(), login, account })
}

async function mailCode({ session, context, bindings }: Edge, login: string) {
  const usid = session.state?.usid
  const result = await openSlasForms(
    context,
    bindings,
  )({
    operation: 'passwordlessLogin',
    endpoint: '/passwordless/login',
    fields: {
      user_id: login,
      mode: 'email',
      locale: context.locale,
      // The guest goes on as the customer, so that the bag can be merged.
      ...(usid !== undefined && session.state?.authType === 'guest' && { usid }),
    },
  })
  requireAccepted(result)
}

/** Mails a code to an address, whether it has an account or not. @returns the path of the page that asks for the code */
export async function requestCode(edge: Edge, input: RequestCode) {
  const { email } = await readFields(edge, input, { fields: ['email'] })
  await sendSignInCode(edge, email)
  return `${routes.login.path}?${STEP_PARAMETER}=code`
}

/** @throws {ProblemError} `invalid-input`: the code is wrong, too old, or was sent to another browser */
export async function enterCode(edge: Edge, input: EnterCode) {
  const { code } = await readFields(edge, input, { fields: ['code'] })
  const sent = await cookie.read(edge.context)
  if (!sent) throw wrongCode()
  const { login, account } = sent
  const given = await tokensForCode(edge, { code, login })
  cookie.clear(edge.context)
  await markUsed(edge, ['code', 'registration'], login)
  const { tokens, outcome } = account
    ? await setFirstPassword(edge, { login, account, tokens: given })
    : { tokens: given, outcome: null }
  const { bag, pickupAt } = await signInWith(edge, tokens)
  // A form of the document leads here, so no code of the browser reports it.
  sendTagEvents(edge, outcome === 'set' ? [SIGN_UP] : [LOGIN])
  if (outcome === 'failed') return `${routes.passwordReset.path}?${STEP_PARAMETER}=unsaved`
  // A customer without a name has never filled in a form.
  const isUnnamed = edge.session.state?.customer?.firstName === null
  if (isUnnamed) return routes.completeRegistration.path
  // The bag says what was left out, and what has moved.
  return bag === 'partly-merged' || pickupAt !== undefined
    ? routes.cart.path
    : routes.myAccount.path
}

async function tokensForCode(
  { context, bindings }: Edge,
  { code, login }: { code: string; login: string },
) {
  const result = await openSlasForms(
    context,
    bindings,
  )({
    operation: 'passwordlessToken',
    endpoint: '/passwordless/token',
    fields: {
      grant_type: 'client_credentials',
      hint: 'pwdless_login',
      pwdless_login_token: code,
      login_id: login,
    },
  })
  const isRejected =
    result.kind === 'http-error' && (result.status === 400 || result.status === 401)
  if (isRejected) throw wrongCode()
  return tokensFrom(result, context.now())
}

const LOGIN: EdgeEvent = { name: 'login', params: { method: 'code' } }
const SIGN_UP: EdgeEvent = { name: 'sign_up', params: { method: 'email' } }

const wrongCode = () => new ProblemError('invalid-input', { fields: { code: 'code-wrong' } })
