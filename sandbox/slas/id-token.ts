import { SignJWT } from 'jose'

import { TENANT } from '../platform/sites.ts'
import type { Identity } from '../auth/identity.ts'
import { KEY_ID, signingKey } from '../auth/signing-key.ts'

interface IdSubject extends Identity {
  usid: string
  clientId: string
  /** Lifetime of the access token issued with it. */
  seconds: number
}

/** Signs the ID token. Its subject is the same as in userinfo. */
export async function signIdToken(
  db: D1Database,
  { usid, clientId, seconds, siteId, guestId, registeredId, login, fullName }: IdSubject,
  now: number,
): Promise<string> {
  const issuedAt = Math.floor(now / 1000)
  const { privateKey } = await signingKey(db)
  return new SignJWT({
    iss: `slas/prod/${TENANT}`,
    aud: clientId,
    sub: usid,
    iat: issuedAt,
    exp: issuedAt + seconds,
    chid: siteId,
    gcid: guestId,
    ...(registeredId !== undefined && {
      rcid: registeredId,
      preferred_username: login,
      name: fullName,
    }),
  })
    .setProtectedHeader({ kid: KEY_ID, typ: 'jwt', alg: 'ES256' })
    .sign(privateKey)
}
