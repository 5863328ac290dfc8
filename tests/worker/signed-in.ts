import * as v from 'valibot'

import type { SessionAction } from '#shared/shell/session.ts'
import { SEEDED_PASSWORD } from '#tests/support/seeded-customers.ts'

import { newIdempotencyKey, openShopper, type Shopper } from './purchase.ts'
import { askForSession } from './session-request.ts'
import { control } from './shop.ts'
import { openStore } from './store.ts'

const PAUSE_MS = 2_000
/** Test files run at the same time and sign the same customers in, so each begins at its own time. */
const first = Math.floor(Math.random() * 300)
let attempts = 0

/** Lets the service's clock pass for a shopper: SLAS rejects two attempts at a login within a second. */
export async function passTime(name: string) {
  attempts += 1
  await control('PUT', '/clock', { offsetMs: (first + attempts) * PAUSE_MS, session: name })
}

interface SigningIn {
  password?: string
  site?: 'us' | 'ca'
  headers?: Record<string, string>
}

/** Signs in as the browser's code does, whatever the answer. */
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

/** A browser in which a seeded customer has signed in. */
export async function openSignedIn(
  email: string,
  { store = openStore(), ...signingIn }: SigningIn & { store?: ReturnType<typeof openStore> } = {},
) {
  const shopper = openShopper(store)
  const { status, text } = await signIn(shopper, email, signingIn)
  if (status !== 200) throw new Error(`${email}: ${status} ${text}`)
  return shopper
}

/** What a browser's code knows about the session. */
export async function sessionOf(shopper: Shopper, action: SessionAction = 'init') {
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
