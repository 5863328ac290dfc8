import * as v from 'valibot'
import { expect } from 'vitest'

import { PasskeyCreation } from '#shared/sign-in/passkeys.ts'

import { newAuthenticator } from '../../sandbox/tests/authenticator.ts'
import { registered } from './customers.ts'
import { mailTo } from './outbox.ts'
import { openShopper } from './purchase.ts'
import { openStore, type Store } from './store.ts'

const WINDOWS = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/149.0.0.0'

/** A new customer with one passkey, added on a Windows PC. */
export async function withPasskey(store: Store = openStore()) {
  const shopper = openShopper(store)
  const email = await registered(shopper)
  const send = async (path: string, body: object) => {
    const headers = { 'content-type': 'application/json', 'user-agent': WINDOWS }
    const answer = await shopper.request(`/api/passkeys${path}?site=us`, {
      method: 'POST',
      headers,
      body: JSON.stringify(body),
    })
    expect(answer.status, answer.text).toBeLessThan(300)
    return answer.text
  }
  await send('/code', { intent: 'add' })
  const { code } = await mailTo(email, 2)
  const options = await send('/options', { code })
  const { challenge } = v.parse(v.pipe(v.string(), v.parseJson(), PasskeyCreation), options)
  const authenticator = newAuthenticator()
  const { rawId, type, response } = authenticator.create({ challenge })
  await send('', { code, credential: { rawId, type, response } })
  return { store, shopper, email, authenticator, credentialId: authenticator.credentialId }
}
