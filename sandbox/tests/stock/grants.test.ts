import { expect, test } from 'vitest'

import { origin, PUBLIC_CLIENT, redirectURI } from '../clients.ts'

const TOKEN = `${origin}/shopper/auth/v1/organizations/f_ecom_jwck_001/oauth2/token`

test('refuses a public client the grant that the contract does not give it', async () => {
  const body = new URLSearchParams({
    grant_type: 'authorization_code',
    client_id: PUBLIC_CLIENT,
    channel_id: 'gb',
    code: 'unknown',
    redirect_uri: redirectURI,
  })
  const response = await fetch(TOKEN, { method: 'POST', body })
  expect(response.status).toBe(400)
  expect(await response.json()).toMatchObject({ error: 'unauthorized_client' })
})
