import { invalidGrant } from '../auth/oauth-error.ts'
import { sha256Base64Url } from '../auth/opaque-token.ts'

/** @throws OauthError unless the challenge was derived from the verifier. */
export async function requireVerifier(verifier: string, challenge: string) {
  if (challenge === '') return
  if ((await sha256Base64Url(verifier)) !== challenge) throw invalidGrant('invalid code_verifier')
}
