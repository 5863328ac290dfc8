import * as v from 'valibot'
import { expect, test } from 'vitest'

import { newAuthenticator } from '../../sandbox/tests/authenticator.ts'
import { visible } from './customers.ts'
import { withPasskey } from './passkey-customer.ts'
import { openShopper, type Shopper } from './purchase.ts'
import { RECOVERY_MS } from './shop.ts'
import { openStore } from './store.ts'

const PAGE = '/my-account/edit-profile'
const LIST = `${PAGE}?edit=passkeys`

test('a customer lists and removes only their own passkeys', async () => {
  const ana = await withPasskey()
  const listed = await ana.shopper.get(LIST)
  expect(listed.response.headers.get('cache-control')).toBe('private, no-store')
  expect(listed.text).toMatch(/Windows, \w{3} \d{1,2}, \d{4}/)
  expect(listed.text).toContain('You will no longer be able to sign in with it.')

  // Foreign and unknown ids get the same answer, and remove nothing.
  const leo = await withPasskey()
  const unknown = 'A'.repeat(43)
  for (const credentialId of [ana.credentialId, unknown]) {
    expect((await remove(leo.shopper, credentialId)).to).toBe(`${LIST}&done=passkey-removed`)
  }
  expect(credentialsIn((await ana.shopper.get(LIST)).text)).toEqual([ana.credentialId])
  expect(credentialsIn((await leo.shopper.get(LIST)).text)).toEqual([leo.credentialId])
  expect((await remove(leo.shopper, '../../user')).status).toBe(422)

  const { to } = await remove(ana.shopper, ana.credentialId)
  const after = await ana.shopper.get(to ?? '')
  expect(after.text).toContain('The passkey is removed.')
  expect(after.text).toContain('No passkeys yet')
  expect(credentialsIn(after.text)).toEqual([])
})

test('reports passkeys that cannot be read or removed', async () => {
  const { store, shopper, credentialId } = await withPasskey()
  const guest = openShopper(openStore())
  expect((await guest.get(LIST)).to).toMatch(/^\/login/)
  expect((await remove(guest, credentialId)).to).toMatch(/^\/login/)

  const mends = await shopper.breaks(
    '/webauthn/passkey/user/',
    { kind: 'status', status: 503 },
    {
      times: 20,
    },
  )
  const unread = await shopper.get(LIST)
  expect(unread.status).toBe(503)
  expect(unread.text).toContain('We’re having trouble loading your info.')
  expect((await remove(shopper, credentialId)).status).toBe(503)
  await mends()
  store.clock.now += RECOVERY_MS
  expect(credentialsIn((await shopper.get(LIST)).text)).toEqual([credentialId])
})

test('known and unknown passkeys get answers of the same shape', async () => {
  const { authenticator } = await withPasskey()
  const signIn = async (authenticator: ReturnType<typeof newAuthenticator>) => {
    const visitor = openShopper(openStore())
    const options = await visitor.api('POST', '/passkeys/sign-in/options', { intent: 'sign-in' })
    const { challenge } = v.parse(v.pipe(v.string(), v.parseJson(), Challenge), options.text)
    const credential = authenticator.get({ challenge, origin: 'https://evil.example' })
    const answer = await visitor.api('POST', '/passkeys/sign-in', { credential })
    expect(answer.status).toBe(401)
    return { answer: visible(answer), calls: (await visitor.calls()).length }
  }
  expect(await signIn(authenticator)).toEqual(await signIn(newAuthenticator()))
})

const Challenge = v.object({ challenge: v.string() })

const remove = (shopper: Shopper, credentialId: string) =>
  shopper.form(`${PAGE}/passkeys/remove`, { credentialId })

const credentialsIn = (html: string) =>
  [...html.matchAll(/name="credentialId" value="([^"]+)"/g)].map(([, id]) => id)
