import type { Context } from 'hono'

const statusTexts = {
  400: 'BAD_REQUEST',
  401: 'UNAUTHORIZED',
  403: 'FORBIDDEN',
  404: 'NOT_FOUND',
  409: 'CONFLICT',
  412: 'PRECONDITION_FAILED',
  413: 'PAYLOAD_TOO_LARGE',
  429: 'TOO_MANY_REQUESTS',
} as const

type OauthCode =
  | 'invalid_request'
  | 'invalid_client'
  | 'invalid_grant'
  | 'unauthorized_client'
  | 'unsupported_grant_type'
  | 'conflict'
  | 'precondition_failure'
  | 'forbidden'
  | 'not_found'
  | 'too_many_requests'

/** An error of the login service, which does not use problem documents. */
export class OauthError extends Error {
  override name = 'OauthError'
  readonly status: keyof typeof statusTexts
  readonly code: OauthCode
  /** Additional members that only this service sends. */
  readonly members: Record<string, unknown>
  /** Such as `retry-after` and `www-authenticate`. */
  headers: Record<string, string> = {}

  constructor(
    status: keyof typeof statusTexts,
    code: OauthCode,
    message: string,
    members: Record<string, unknown> = {},
  ) {
    super(message)
    this.status = status
    this.code = code
    this.members = members
  }
}

export const invalidRequest = (message: string) => new OauthError(400, 'invalid_request', message)

export const invalidGrant = (message: string) => new OauthError(400, 'invalid_grant', message)

/** For a known client that may not use the grant type. */
export const grantNotAllowed = () =>
  new OauthError(400, 'unauthorized_client', 'The client may not use this grant_type.')

export const unauthorizedClient = () =>
  new OauthError(401, 'invalid_client', 'Unauthorized Credentials.')

/** For a request without a valid access token. */
export function unauthorizedShopper() {
  const error = unauthorizedClient()
  error.headers = { 'www-authenticate': 'Bearer realm="slas", error="invalid_token"' }
  return error
}

/** For an invalid, expired or used token that was sent to a shopper. */
export const invalidToken = () => new OauthError(401, 'invalid_grant', 'invalid pwd_action_token')

export function tooManyRequests(seconds: number) {
  const error = new OauthError(429, 'too_many_requests', 'Too many requests.')
  error.headers = { 'retry-after': String(seconds) }
  return error
}

/**
 * Live services send the first pair of members, the specification names the second; this service
 * sends both.
 */
export function respondWithOauthError(error: OauthError, c: Context) {
  const body = {
    status_code: `${error.status} ${statusTexts[error.status]}`,
    message: error.message,
    error: error.code,
    error_description: error.message,
    ...error.members,
  }
  return c.body(JSON.stringify(body), error.status, {
    'content-type': 'application/problem+json',
    'cache-control': 'no-store',
    ...(error.status === 401 && { 'www-authenticate': 'Basic realm="slas"' }),
    ...error.headers,
  })
}
