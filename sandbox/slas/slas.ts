import { factory } from '../env.ts'
import { only, resourceNotFound, respondWithProblem } from '../problems.ts'
import { ORGANIZATION_ID, TENANT } from '../sites.ts'
import { authorize } from './authorize.ts'
import { scopes } from './clients.ts'
import { OauthError, respondWithOauthError } from './oauth-error.ts'
import { signingKey } from './signing-key.ts'
import { token } from './token.ts'

const ROOT = '/shopper/auth/v1/organizations/:organizationId/oauth2'

export const slas = factory
  .createApp()
  .use(`${ROOT}/*`, async (c, next) => {
    if (c.req.param('organizationId') !== ORGANIZATION_ID) throw resourceNotFound()
    await next()
  })
  .get(`${ROOT}/authorize`, ...authorize)
  .all(`${ROOT}/authorize`, only('GET'))
  .post(`${ROOT}/token`, ...token)
  .all(`${ROOT}/token`, only('POST'))
  .get(`${ROOT}/jwks`, async (c) => {
    const { publicJwk } = await signingKey(c.env.DB)
    return c.json({ keys: [publicJwk] })
  })
  .all(`${ROOT}/jwks`, only('GET'))
  .get(`${ROOT}/.well-known/openid-configuration`, (c) => {
    const base = `${c.var.origin}/shopper/auth/v1/organizations/${ORGANIZATION_ID}/oauth2`
    return c.json({
      issuer: `slas/prod/${TENANT}`,
      authorization_endpoint: `${base}/authorize`,
      token_endpoint: `${base}/token`,
      jwks_uri: `${base}/jwks`,
      response_types_supported: ['code'],
      grant_types_supported: ['authorization_code_pkce', 'client_credentials', 'refresh_token'],
      scopes_supported: scopes,
      subject_types_supported: ['public'],
      id_token_signing_alg_values_supported: ['ES256'],
      token_endpoint_auth_methods_supported: ['none', 'client_secret_basic'],
      code_challenge_methods_supported: ['S256'],
    })
  })
  .all(`${ROOT}/.well-known/openid-configuration`, only('GET'))
  .onError((error, c) =>
    error instanceof OauthError ? respondWithOauthError(error, c) : respondWithProblem(error, c),
  )
