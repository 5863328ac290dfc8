import { isBasic, isPrivateClient, PRIVATE_CLIENT_ID } from '../../auth/clients.ts'
import { unauthorizedClient } from '../../auth/oauth-error.ts'

/**
 * Requires the private client to authenticate.
 * @throws OauthError if it does not.
 */
export async function requirePasskeyClient(authorization: string | undefined, clientId: string) {
  if (clientId !== PRIVATE_CLIENT_ID && !isBasic(authorization)) return
  if (clientId !== PRIVATE_CLIENT_ID || !(await isPrivateClient(authorization))) {
    throw unauthorizedClient()
  }
}
