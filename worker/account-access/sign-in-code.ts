import type { Context } from 'hono'

import type { EnterCode, RequestCode } from '#shared/sign-in/account-access.ts'
import { ProblemError } from '#shared/http/problem.ts'
import { routes } from '#shared/routes.ts'
import { STEP_PARAMETER } from '#shared/http/define-route.ts'

import { openSlasForms } from '../commerce/slas-form.ts'
import type { AppEnv } from '../env.ts'
import { markUsed, maySend } from '../limits/mail-pace.ts'
import { tokensFrom } from '../session/shopper-login.ts'
import { openShopper } from '../shopper/open-shopper.ts'
import { setFirstPassword } from './first-password.ts'
import { signInCodeCookie as cookie, type NewAccount } from './mailed-cookies.ts'
import { requireAccepted } from './require-accepted.ts'
import { readFields } from './read-fields.ts'

/**
 * Mails a code to sign in with, unless one was mailed a moment ago, and remembers whom it is for, and the account that
 * is registered with it. The answer is the same if there is no such account.
 */
export async function sendSignInCode(
  c: Context<AppEnv>,
  login: string,
  account: NewAccount | null = null,
) {
  if (await maySend(c, account ? 'registration' : 'code', login)) await mailCode(c, login)
  await cookie.write(c, { id: crypto.randomUUID(), login, account })
}

async function mailCode(c: Context<AppEnv>, login: string) {
  const { session } = await openShopper(c)
  const usid = session.state?.usid
  const result = await openSlasForms(
    c.get('context'),
    c.env,
  )({
    operation: 'passwordlessLogin',
    endpoint: '/passwordless/login',
    fields: {
      user_id: login,
      mode: 'email',
      locale: c.get('context').locale,
      // The guest goes on as the customer, so that the bag can be merged.
      ...(usid !== undefined && session.state?.authType === 'guest' && { usid }),
    },
  })
  requireAccepted(result)
}

/** Mails a code to an address, whether it has an account or not. @returns the path of the page that asks for the code */
export async function requestCode(c: Context<AppEnv>, input: RequestCode) {
  const { email } = await readFields(c, input, { fields: ['email'] })
  await sendSignInCode(c, email)
  return `${routes.login.path}?${STEP_PARAMETER}=code`
}

/** @throws {ProblemError} `invalid-input`: the code is wrong, too old, or was sent to another browser */
export async function enterCode(c: Context<AppEnv>, input: EnterCode) {
  const { code } = await readFields(c, input, { fields: ['code'] })
  const sent = await cookie.read(c)
  if (!sent) throw wrongCode()
  const { login, account } = sent
  const given = await tokensForCode(c, { code, login })
  cookie.clear(c)
  await markUsed(c, ['code', 'registration'], login)
  const { tokens, outcome } = account
    ? await setFirstPassword(c, { login, account, tokens: given })
    : { tokens: given, outcome: null }
  const { session, signInWith } = await openShopper(c)
  const { bag, pickupAt } = await signInWith(tokens)
  if (outcome === 'failed') return `${routes.passwordReset.path}?${STEP_PARAMETER}=unsaved`
  // A customer without a name has never filled in a form.
  const isUnnamed = session.state?.customer?.firstName === null
  if (isUnnamed) return routes.completeRegistration.path
  // The bag says what was left out, and what has moved.
  return bag === 'partly-merged' || pickupAt !== undefined
    ? routes.cart.path
    : routes.myAccount.path
}

async function tokensForCode(c: Context<AppEnv>, { code, login }: { code: string; login: string }) {
  const result = await openSlasForms(
    c.get('context'),
    c.env,
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
  return tokensFrom(result, c.get('context').now())
}

const wrongCode = () => new ProblemError('invalid-input', { fields: { code: 'code-wrong' } })
