import { factory } from '../env.ts'
import { forbidden, unauthorized } from '../problems.ts'
import { ORGANIZATION_ID } from '../sites.ts'
import type { scopes } from './clients.ts'
import { readShopperToken } from './shopper-token.ts'

type Scope = (typeof scopes)[number]

/** Lets through only a valid token of this tenant and site that carries `scope`. */
export const requireShopper = (scope: Scope) =>
  factory.createMiddleware(async function requireShopper(c, next) {
    const token = /^Bearer ([\w.-]{1,4096})$/i.exec(c.req.header('authorization') ?? '')?.[1]
    if (token === undefined) throw unauthorized('The token is missing')

    const shopper = await readShopperToken(c.env.DB, token, c.var.now())
    if (shopper === 'expired') throw unauthorized('The token expired')
    if (shopper === 'invalid') throw unauthorized('The token is invalid')
    if (c.req.param('organizationId') !== ORGANIZATION_ID) {
      throw unauthorized('The token is of another tenant')
    }
    const siteId = c.req.query('siteId')
    if (siteId !== undefined && siteId !== shopper.siteId) {
      throw unauthorized('The token is of another channel')
    }
    if (!shopper.scopes.has(scope)) throw forbidden()

    c.set('shopper', shopper)
    await next()
  })
