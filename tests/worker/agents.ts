import * as v from 'valibot'

import { SEEDED_PASSWORD } from '#tests/support/seeded-customers.ts'

import type { Shopper } from './purchase.ts'
import { control } from './shop.ts'
import { passTime } from './signed-in.ts'

/** The agents of the service (`GET /` lists them). */
export const AGENT = 'agent.one@care.example'
export const OTHER_AGENT = 'agent.two@care.example'

const Login = v.pipe(v.string(), v.parseJson(), v.object({ url: v.string() }))

/** Starts shopping for a login, or for a `guest`. @returns the agent's sign-in URL */
export async function beginLogin(shopper: Shopper, loginId: string, from = '/') {
  const { text } = await shopper.api('POST', '/agents/login', { loginId, from })
  return v.parse(Login, text).url
}

/** Signs an agent in at SLAS, as a browser does. @returns the path of the callback */
export async function signInAt(url: string, { name }: Shopper, agent = AGENT) {
  await passTime(name)
  const headers = { 'correlation-id': name }
  const page = await fetch(url, { redirect: 'manual', headers })
  const form = page.headers.get('location') ?? ''
  const ticket = new URL(form).searchParams.get('ticket') ?? ''
  const body = new URLSearchParams({ username: agent, password: SEEDED_PASSWORD, ticket })
  const done = await fetch(form, { method: 'POST', body, headers, redirect: 'manual' })
  const { pathname, search } = new URL(done.headers.get('location') ?? '')
  await control('DELETE', `/clock?session=${name}`)
  return pathname + search
}

/** Signs an agent in who shops for a login in this browser. @returns the answer to the callback */
export async function shopFor(
  shopper: Shopper,
  loginId: string,
  { from = '/', agent = AGENT } = {},
) {
  const url = await beginLogin(shopper, loginId, from)
  return shopper.get(await signInAt(url, shopper, agent))
}
