export const ORGANIZATION = 'organizations/f_ecom_jwck_001'

const CREDENTIALS = btoa('22222222-2222-4222-8222-222222222222:sandbox-private-client-secret')

/** A kept-alive connection may be closed just as it is reused, which would lose a change. */
const OWN_CONNECTION = { connection: 'close' }

/** A new guest of the commerce service. */
export async function guestToken(commerce: string): Promise<string> {
  const answer = await fetch(`${commerce}/shopper/auth/v1/${ORGANIZATION}/oauth2/token`, {
    method: 'POST',
    headers: { authorization: `Basic ${CREDENTIALS}`, ...OWN_CONNECTION },
    body: new URLSearchParams({ grant_type: 'client_credentials', channel_id: 'us' }),
  })
  const { access_token: token }: { access_token: string } = await answer.json()
  return token
}

/** The URL of a path of the commerce service, for the measured site. */
export function commerceAddress(commerce: string, path: string): string {
  const [api = '', query = ''] = path.split('?')
  const parameters = `${query && `${query}&`}siteId=us&locale=en-US`
  return `${commerce}${api.replace('{organization}', ORGANIZATION)}?${parameters}`
}

/**
 * Calls the commerce service as a guest.
 * @throws {Error} when the response is not successful
 */
export async function ask(
  address: string,
  token: string,
  init: { method?: string; body?: unknown } = {},
): Promise<unknown> {
  const answer = await fetch(address, {
    method: init.method ?? 'GET',
    headers: {
      authorization: `Bearer ${token}`,
      'content-type': 'application/json',
      ...OWN_CONNECTION,
    },
    ...(init.body !== undefined && { body: JSON.stringify(init.body) }),
  })
  if (!answer.ok)
    throw new Error(`${address} responded with ${answer.status}: ${await answer.text()}`)
  return answer.json()
}
