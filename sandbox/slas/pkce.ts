import { invalidGrant } from './oauth-error.ts'
import { sha256Base64Url } from './opaque-token.ts'

/** @throws OauthError unless the verifier is the one that the challenge was made of. */
export async function requireVerifier(verifier: string, challenge: string) {
  if (challenge === '') return
  if ((await sha256Base64Url(verifier)) !== challenge) throw invalidGrant('invalid code_verifier')
}
