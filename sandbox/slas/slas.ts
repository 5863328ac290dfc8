import { factory } from '../platform/env.ts'
import { only, resourceNotFound, respondWithProblem } from '../platform/problems.ts'
import { ORGANIZATION_ID, TENANT } from '../platform/site.ts'
import { OauthError, respondWithOauthError } from '../auth/oauth-error.ts'
import { signingKey } from '../auth/signing-key.ts'
import { grantedScopes } from '../auth/clients.ts'
import { agentAuthorize, agentSignIn, agentSignInPage } from './agent-sign-in.ts'
import { agentToken } from './agent-token.ts'
import { authorize } from './authorize.ts'
import { login } from './login.ts'
import { logout } from './logout.ts'
import { otpRequest, otpVerify } from './otp.ts'
import { passwordAction, passwordReset } from './password-reset.ts'
import { passwordlessLogin, passwordlessToken } from './passwordless.ts'
import { sessionBridgeToken } from './session-bridge.ts'
import { introspect, revoke, userinfo } from './token-actions.ts'
import { token } from './token.ts'
import { trustedSystemToken } from './trusted-system.ts'
import {
  readPasskeyUser,
  removePasskeyCredential,
  removePasskeyUser,
} from './passkeys/passkey-users.ts'
import {
  authorizeRegistration,
  finishRegistration,
  startRegistration,
} from './passkey-registration.ts'
import { finishSignIn, startSignIn } from './passkey-sign-in.ts'

/** The OpenID Connect discovery document. */
const discovery = factory.createHandlers((c) => {
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
    scopes_supported: grantedScopes,
    subject_types_supported: ['public'],
    id_token_signing_alg_values_supported: ['ES256'],
    token_endpoint_auth_methods_supported: ['none', 'client_secret_basic'],
    code_challenge_methods_supported: ['S256'],
  })
})

const USER = '/passkey/user/:loginId'
const CREDENTIAL = `${USER}/credentials/:credentialId` as const

/** The endpoints to register, use, list and delete passkeys. */
const passkeyRoutes = factory
  .createApp()
  .post('/register/authorize', ...authorizeRegistration)
  .all('/register/authorize', only('POST'))
  .post('/register/start', ...startRegistration)
  .all('/register/start', only('POST'))
  .post('/register/finish', ...finishRegistration)
  .all('/register/finish', only('POST'))
  .post('/authenticate/start', ...startSignIn)
  .all('/authenticate/start', only('POST'))
  .post('/authenticate/finish', ...finishSignIn)
  .all('/authenticate/finish', only('POST'))
  .get(USER, ...readPasskeyUser)
  .delete(USER, ...removePasskeyUser)
  .all(USER, only('GET', 'DELETE'))
  .delete(CREDENTIAL, ...removePasskeyCredential)
  .all(CREDENTIAL, only('DELETE'))

const ROOT = '/shopper/auth/v1/organizations/:organizationId/oauth2'

export const slas = factory
  .createApp()
  .use(`${ROOT}/*`, async (c, next) => {
    if (c.req.param('organizationId') !== ORGANIZATION_ID) throw resourceNotFound()
    await next()
  })
  .get(`${ROOT}/authorize`, ...authorize)
  .all(`${ROOT}/authorize`, only('GET'))
  .post(`${ROOT}/login`, ...login)
  .all(`${ROOT}/login`, only('POST'))
  .post(`${ROOT}/token`, ...token)
  .all(`${ROOT}/token`, only('POST'))
  .get(`${ROOT}/logout`, ...logout)
  .all(`${ROOT}/logout`, only('GET'))
  .post(`${ROOT}/revoke`, ...revoke)
  .all(`${ROOT}/revoke`, only('POST'))
  .post(`${ROOT}/introspect`, ...introspect)
  .all(`${ROOT}/introspect`, only('POST'))
  .get(`${ROOT}/userinfo`, ...userinfo)
  .all(`${ROOT}/userinfo`, only('GET'))
  .post(`${ROOT}/password/reset`, ...passwordReset)
  .all(`${ROOT}/password/reset`, only('POST'))
  .post(`${ROOT}/password/action`, ...passwordAction)
  .all(`${ROOT}/password/action`, only('POST'))
  .post(`${ROOT}/passwordless/login`, ...passwordlessLogin)
  .all(`${ROOT}/passwordless/login`, only('POST'))
  .post(`${ROOT}/passwordless/token`, ...passwordlessToken)
  .all(`${ROOT}/passwordless/token`, only('POST'))
  .get(`${ROOT}/trusted-agent/authorize`, ...agentAuthorize)
  .all(`${ROOT}/trusted-agent/authorize`, only('GET'))
  .get(`${ROOT}/trusted-agent/sign-in`, ...agentSignInPage)
  .post(`${ROOT}/trusted-agent/sign-in`, ...agentSignIn)
  .all(`${ROOT}/trusted-agent/sign-in`, only('GET', 'POST'))
  .post(`${ROOT}/trusted-agent/token`, ...agentToken)
  .all(`${ROOT}/trusted-agent/token`, only('POST'))
  .post(`${ROOT}/session-bridge/token`, ...sessionBridgeToken)
  .all(`${ROOT}/session-bridge/token`, only('POST'))
  .post(`${ROOT}/trusted-system/token`, ...trustedSystemToken)
  .all(`${ROOT}/trusted-system/token`, only('POST'))
  .post(`${ROOT}/otp/request`, ...otpRequest)
  .all(`${ROOT}/otp/request`, only('POST'))
  .post(`${ROOT}/otp/verify`, ...otpVerify)
  .all(`${ROOT}/otp/verify`, only('POST'))
  .route(`${ROOT}/webauthn`, passkeyRoutes)
  .get(`${ROOT}/jwks`, async (c) => {
    const { publicJwk } = await signingKey(c.env.DB)
    return c.json({ keys: [publicJwk] })
  })
  .all(`${ROOT}/jwks`, only('GET'))
  .get(`${ROOT}/.well-known/openid-configuration`, ...discovery)
  .all(`${ROOT}/.well-known/openid-configuration`, only('GET'))
  .onError((error, c) =>
    error instanceof OauthError ? respondWithOauthError(error, c) : respondWithProblem(error, c),
  )
