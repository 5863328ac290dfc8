import * as v from 'valibot'

import type { PortOf } from '#shared/http/endpoint.ts'
import type { passkeyEndpoints } from '#shared/sign-in/endpoints.ts'
import { PasskeyCreation, PasskeyRequest } from '#shared/sign-in/passkeys.ts'
import { ProblemError } from '#shared/http/problem.ts'

import type { CommerceResult } from '../upstream/send-request.ts'
import { openSlasForms, requireAccepted } from '../upstream/slas-form.ts'
import { readCustomer } from '../session/customer-record.ts'
import { tokensFrom } from '../session/shopper-login.ts'
import type { Edge } from '../http/edge.ts'
import { signInWith } from './complete-sign-in.ts'

const Verified = v.object({ tokenResponse: v.unknown() })
const Customer = v.object({ login: v.string() })

/** Passkeys, which SLAS keeps and checks (scapi §2.3). The browser passes on the answers of its authenticator. */
export function createPasskeys(edge: Edge): PortOf<typeof passkeyEndpoints> {
  const { context, bindings, session } = edge
  const client = { client_id: context.config.commerce.clientId }
  const send = openSlasForms(context, bindings)

  return {
    async signInOptions() {
      const endpoint = '/webauthn/authenticate/start'
      const result = await send({ operation: 'startPasskeySignIn', endpoint, fields: client })
      return optionsIn(PasskeyRequest, result)
    },
    async signIn({ credential }) {
      const { state } = session
      const usid = state?.authType === 'guest' ? { usid: state.usid } : {}
      const result = await send({
        operation: 'finishPasskeySignIn',
        endpoint: '/webauthn/authenticate/finish',
        json: { ...client, ...usid, credential },
      })
      if (isRefused(result)) throw new ProblemError('wrong-credentials')
      requireAccepted(result)
      const verified = v.safeParse(Verified, acceptedBody(result))
      if (!verified.success) throw new ProblemError('unavailable')
      const { tokenResponse } = verified.output
      return signInWith(
        edge,
        tokensFrom({ kind: 'ok', status: 200, body: tokenResponse }, context.now()),
      )
    },
    async sendCode() {
      const login = await readLogin(edge)
      const result = await send({
        operation: 'authorizePasskey',
        endpoint: '/webauthn/register/authorize',
        fields: { ...client, user_id: login, mode: 'email', locale: context.locale },
      })
      requireAccepted(result)
    },
    async addOptions({ code }) {
      const login = await readLogin(edge)
      const result = await send({
        operation: 'startPasskey',
        endpoint: '/webauthn/register/start',
        fields: {
          ...client,
          user_id: login,
          pwd_action_token: code,
          nick_name: passkeyName(context.request.headers.get('user-agent') ?? '', {
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
        json: { ...client, username: await readLogin(edge), pwd_action_token: code, credential },
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

const acceptedBody = (result: CommerceResult) => (result.kind === 'ok' ? result.body : null)

function optionsIn<Options>(schema: v.GenericSchema<unknown, Options>, result: CommerceResult) {
  requireAccepted(result)
  const options = v.safeParse(schema, acceptedBody(result))
  if (!options.success) throw new ProblemError('unavailable')
  return options.output
}

/** The login of the customer who is signed in. @throws {ProblemError} `sign-in-required`, `unavailable` */
const readLogin = async (edge: Edge) => (await readCustomer(edge, Customer)).login

/** In this order: an iPad may also call itself a Mac, and Android is a Linux. */
const DEVICES = [
  ['iPhone', /iPhone/],
  ['iPad', /iPad/],
  ['Android', /Android/],
  ['Chromebook', /CrOS/],
  ['Mac', /Macintosh/],
  ['Windows', /Windows/],
  ['Linux', /Linux/],
] as const

/** The name of a passkey: the device and the day, in at most 32 characters, as SLAS asks. */
function passkeyName(userAgent: string, { locale, now }: { locale: string; now: number }) {
  const device = DEVICES.find(([, pattern]) => pattern.test(userAgent))?.[0]
  const day = new Intl.DateTimeFormat(locale, { dateStyle: 'medium' }).format(now)
  return device ? `${device}, ${day}` : day
}
