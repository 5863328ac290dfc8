import type { Context } from 'hono'

import { factory, type SandboxEnv } from '../platform/env.ts'
import { forbidden, ProblemError, unauthorized, badRequest } from '../platform/problems.ts'
import { ORGANIZATION_ID } from '../platform/site.ts'
import type { scopes } from './clients.ts'
import { readShopperToken, type ShopperToken } from './shopper-token.ts'

type Scope = (typeof scopes)[number]

const errorDetails = {
  invalid: 'The token is invalid',
  expired: 'The token expired',
  revoked: 'The token was revoked',
} as const

/** Requires a valid token of this tenant and site that carries `scope`. */
export const requireShopper = (scope: Scope) =>
  factory.createMiddleware(async function requireShopper(c, next) {
    await authorize(c, scope)
    await next()
  })

/** The same, for the APIs whose error names the rejected token. */
export const requireShopperNamingToken = (scope: Scope) =>
  factory.createMiddleware(async function requireShopperNamingToken(c, next) {
    await authorize(c, scope).catch((error: unknown) => {
      throw withAccessToken(c.req.header('authorization'), error)
    })
    await next()
  })

async function authorize(c: Context<SandboxEnv>, scope: Scope) {
  const shopper = await requireBearerToken(c)
  if (c.req.param('organizationId') !== ORGANIZATION_ID) {
    throw unauthorized('The token is of another tenant')
  }
  const siteId = c.req.query('siteId')
  if (siteId !== undefined && siteId !== shopper.siteId) {
    throw unauthorized('The token is of another channel')
  }
  if (!shopper.scopes.has(scope)) throw forbidden()
  c.set('shopper', shopper)
}

function withAccessToken(authorization: string | undefined, error: unknown) {
  if (!(error instanceof ProblemError) || error.problem.status !== 401) return error
  const accessToken = authorization?.replace(/^Bearer /i, '') ?? ''
  return new ProblemError({
    ...error.problem,
    type: 'invalid-access-token',
    title: 'Invalid Access Token',
    members: { accessToken },
  })
}

/**
 * The shopper whose token the request carries.
 * @throws ProblemError without a valid token.
 */
export async function requireBearerToken(c: Context<SandboxEnv>): Promise<ShopperToken> {
  const token = /^Bearer ([\w.-]{1,4096})$/i.exec(c.req.header('authorization') ?? '')?.[1]
  if (token === undefined) throw unauthorized('The token is missing')
  const shopper = await readShopperToken(c.env.DB, token, c.var.now())
  if (typeof shopper === 'string') throw unauthorized(errorDetails[shopper])
  return shopper
}

interface TokenCheck {
  shopper: ShopperToken
  now: number
}

/** Requires that the token in a body belongs to the shopper who sends the request.
 * @throws ProblemError 400 without a token, 401 if it is not valid, 403 if it is another shopper's. */
export async function requireSameShopper(
  db: D1Database,
  { name, token }: { name: string; token: string | undefined },
  { shopper, now }: TokenCheck,
): Promise<void> {
  if (token === undefined || token === '') {
    throw badRequest(`Missing required field '${name}'.`, { parameter: name })
  }
  const holder = await readShopperToken(db, token, now)
  if (typeof holder === 'string') {
    throw unauthorized(holder === 'expired' ? 'The token expired' : 'The token is invalid')
  }
  if (holder.customerId !== shopper.customerId || holder.siteId !== shopper.siteId) {
    throw forbidden()
  }
}
