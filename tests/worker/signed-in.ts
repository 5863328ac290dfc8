import * as v from 'valibot'

import type { SessionAction } from '#shared/shell/session.ts'
import { SEEDED_PASSWORD } from '#tests/support/seeded-customers.ts'

import { newIdempotencyKey, openShopper, type Shopper } from './purchase.ts'
import { askForSession } from './session-request.ts'
import { control } from './shop.ts'
import { openStore } from './store.ts'

const PAUSE_MS = 2_000
/** Test files run in parallel and sign in the same customers, so each starts at another time. */
const first = Math.floor(Math.random() * 300)
let attempts = 0

/** Advances the service's clock for a shopper: SLAS rejects two attempts at a login within a second. */
export async function passTime(name: string) {
  attempts += 1
  await control('PUT', '/clock', { offsetMs: (first + attempts) * PAUSE_MS, session: name })
}

interface SigningIn {
  password?: string
  site?: 'us' | 'ca'
  headers?: Record<string, string>
}

/** Signs in as the browser's code does, without checking the answer. */
export async function signIn(
  shopper: Shopper,
  email: string,
  { password = SEEDED_PASSWORD, site = 'us', headers = {} }: SigningIn = {},
) {
  await passTime(shopper.name)
  return shopper.request(`/api/account/sign-in?site=${site}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'idempotency-key': newIdempotencyKey(),
      ...headers,
    },
    body: JSON.stringify({ email, password }),
  })
}

/** A browser with a signed-in seeded customer. */
export async function openSignedIn(
  email: string,
  { store = openStore(), ...signingIn }: SigningIn & { store?: ReturnType<typeof openStore> } = {},
) {
  const shopper = openShopper(store)
  const { status, text } = await signIn(shopper, email, signingIn)
  if (status !== 200) throw new Error(`${email}: ${status} ${text}`)
  return shopper
}

/** The session state as the browser's code receives it. */
export async function requestSession(shopper: Shopper, action: SessionAction = 'init') {
  const { text } = await shopper.request('/api', askForSession({}, action))
  return JSON.parse(text).data.onsession
}

/** A browser's requests to the customer and loyalty APIs, reads included. */
export async function personalCalls({ name }: Shopper) {
  const { data } = v.parse(
    Calls,
    await control('GET', `/calls?session=${name}&path=/organizations/`),
  )
  return data
    .filter(({ path }) => /\/(shopper-customers|loyalty)\/v1\//.test(path))
    .map(({ method, path, body }) => ({ call: `${method} ${path.split('/')[6]}`, path, body }))
}

const Calls = v.object({
  data: v.array(v.object({ method: v.string(), path: v.string(), body: v.string() })),
})
