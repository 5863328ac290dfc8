import { factory } from '../platform/env.ts'
import { ORGANIZATION_ID, TENANT } from '../platform/sites.ts'
import { scopes } from '../auth/clients.ts'

/** The OpenID Connect discovery document. */
export const discovery = factory.createHandlers((c) => {
  const base = `${c.var.origin}/shopper/auth/v1/organizations/${ORGANIZATION_ID}/oauth2`
  return c.json({
    issuer: `slas/prod/${TENANT}`,
    authorization_endpoint: `${base}/authorize`,
    token_endpoint: `${base}/token`,
    userinfo_endpoint: `${base}/userinfo`,
    revocation_endpoint: `${base}/revoke`,
    introspection_endpoint: `${base}/introspect`,
    end_session_endpoint: `${base}/logout`,
    jwks_uri: `${base}/jwks`,
    response_types_supported: ['code'],
    grant_types_supported: [
      'authorization_code',
      'authorization_code_pkce',
      'client_credentials',
      'refresh_token',
      'session_bridge',
    ],
    scopes_supported: scopes,
    subject_types_supported: ['public'],
    id_token_signing_alg_values_supported: ['ES256'],
    token_endpoint_auth_methods_supported: ['none', 'client_secret_basic'],
    code_challenge_methods_supported: ['S256'],
  })
})
