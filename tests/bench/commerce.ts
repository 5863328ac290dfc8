export const ORGANIZATION = 'organizations/f_ecom_jwck_001'

const CREDENTIALS = btoa('22222222-2222-4222-8222-222222222222:sandbox-private-client-secret')

/** A new guest of the commerce service. */
export async function guestToken(commerce: string): Promise<string> {
  const answer = await fetch(`${commerce}/shopper/auth/v1/${ORGANIZATION}/oauth2/token`, {
    method: 'POST',
    headers: { authorization: `Basic ${CREDENTIALS}` },
    body: new URLSearchParams({ grant_type: 'client_credentials', channel_id: 'us' }),
  })
  const { access_token: token }: { access_token: string } = await answer.json()
  return token
}

/** Asks the commerce service as a guest; anything but success is an error. */
export async function ask(
  address: string,
  token: string,
  init: { method?: string; body?: unknown } = {},
): Promise<unknown> {
  const answer = await fetch(address, {
    method: init.method ?? 'GET',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    ...(init.body !== undefined && { body: JSON.stringify(init.body) }),
  })
  if (!answer.ok) throw new Error(`${address} answers ${answer.status}: ${await answer.text()}`)
  return answer.json()
}
