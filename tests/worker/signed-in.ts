import * as v from 'valibot'

import { newIdempotencyKey, openShopper, type Shopper } from './purchase.ts'
import { control } from './shop.ts'
import { openStore } from './store.ts'

/** The public password of all seeded customers. */
const PASSWORD = 'Juniper2026'

interface SigningIn {
  store?: ReturnType<typeof openStore>
  site?: 'us' | 'ca'
  headers?: Record<string, string>
}

let attempts = 0

/** A browser in which a seeded customer has signed in. */
export async function openSignedIn(email: string, { store, site, headers }: SigningIn = {}) {
  const shopper = openShopper(store ?? openStore())
  // SLAS rejects two attempts within a second.
  attempts += 1
  await control('PUT', '/clock', { offsetMs: attempts * 2_000, session: shopper.name })
  const { status, text } = await shopper.request(`/api/account/sign-in?site=${site ?? 'us'}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'idempotency-key': newIdempotencyKey(),
      ...headers,
    },
    body: JSON.stringify({ email, password: PASSWORD }),
  })
  if (status !== 200) throw new Error(`${email}: ${status} ${text}`)
  return shopper
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
