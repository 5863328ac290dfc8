import type { Context } from 'hono'
import * as v from 'valibot'

import { PasskeyCreation, PasskeyRequest, type Passkeys } from '#shared/sign-in/passkeys.ts'
import { ProblemError } from '#shared/http/problem.ts'

import type { CommerceResult } from '../commerce/send-request.ts'
import { openSlasForms } from '../commerce/slas-form.ts'
import type { AppEnv } from '../env.ts'
import { tokensFrom } from '../session/shopper-login.ts'
import { openShopper } from '../shopper/open-shopper.ts'
import { passkeyName } from './passkey-name.ts'
import { requireAccepted } from './require-accepted.ts'

const Verified = v.object({ tokenResponse: v.unknown() })
const Customer = v.object({ login: v.string() })

/** Passkeys, which SLAS keeps and checks (scapi §2.3). The browser only passes on what its authenticator says. */
export function openPasskeys(c: Context<AppEnv>): Passkeys {
  const context = c.get('context')
  const client = { client_id: context.config.commerce.clientId }
  const send = openSlasForms(context, c.env)

  return {
    async signInOptions() {
      const endpoint = '/webauthn/authenticate/start'
      const result = await send({ operation: 'startPasskeySignIn', endpoint, fields: client })
      return optionsIn(PasskeyRequest, result)
    },
    async signIn({ credential }) {
      const { session, signInWith } = await openShopper(c)
      const { state } = session
      const usid = state?.authType === 'guest' ? { usid: state.usid } : {}
      const result = await send({
        operation: 'finishPasskeySignIn',
        endpoint: '/webauthn/authenticate/finish',
        json: { ...client, ...usid, credential },
      })
      if (isRefused(result)) throw new ProblemError('wrong-credentials')
      requireAccepted(result)
      const verified = v.safeParse(Verified, bodyOf(result))
      if (!verified.success) throw new ProblemError('unavailable')
      const { tokenResponse } = verified.output
      return signInWith(tokensFrom({ kind: 'ok', status: 200, body: tokenResponse }, context.now()))
    },
    async sendCode() {
      const login = await loginOf(c)
      const result = await send({
        operation: 'authorizePasskey',
        endpoint: '/webauthn/register/authorize',
        fields: { ...client, user_id: login, mode: 'email', locale: context.locale },
      })
      requireAccepted(result)
    },
    async addOptions({ code }) {
      const login = await loginOf(c)
      const result = await send({
        operation: 'startPasskey',
        endpoint: '/webauthn/register/start',
        fields: {
          ...client,
          user_id: login,
          pwd_action_token: code,
          nick_name: passkeyName(c.req.header('user-agent') ?? '', {
            locale: context.locale,
            now: context.now(),
          }),
        },
      })
      if (isRefused(result)) throw wrongCode()
      return optionsIn(PasskeyCreation, result)
    },
    async add({ code, credential }) {
      const result = await send({
        operation: 'finishPasskey',
        endpoint: '/webauthn/register/finish',
        json: { ...client, username: await loginOf(c), pwd_action_token: code, credential },
      })
      if (result.kind === 'http-error' && result.status === 401) throw wrongCode()
      if (isRefused(result)) throw new ProblemError('rejected')
      requireAccepted(result)
    },
  }
}

const isRefused = (result: CommerceResult) =>
  result.kind === 'http-error' && (result.status === 400 || result.status === 401)

const wrongCode = () => new ProblemError('invalid-input', { fields: { code: 'code-wrong' } })

const bodyOf = (result: CommerceResult) => (result.kind === 'ok' ? result.body : null)

function optionsIn<Options>(schema: v.GenericSchema<unknown, Options>, result: CommerceResult) {
  requireAccepted(result)
  const options = v.safeParse(schema, bodyOf(result))
  if (!options.success) throw new ProblemError('unavailable')
  return options.output
}

/** The login of whoever is signed in. @throws {ProblemError} `sign-in-required`, `unavailable` */
async function loginOf(c: Context<AppEnv>): Promise<string> {
  const { session } = await openShopper(c)
  const { state } = session
  if (state?.authType !== 'registered') throw new ProblemError('sign-in-required')
  const result = await session.send({
    family: 'customers',
    operation: 'getCustomer',
    method: 'GET',
    path: `/customers/${state.customerId}`,
    query: { expand: 'none' },
  })
  const customer = v.safeParse(Customer, bodyOf(result))
  if (!customer.success) throw new ProblemError('unavailable')
  return customer.output.login
}
