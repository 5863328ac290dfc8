import { factory } from '../platform/env.ts'
import { forbidden, unauthorized } from '../platform/problems.ts'
import { ACCOUNT_MANAGER, isSameSecret } from '../auth/clients.ts'
import { readShopperToken } from '../auth/shopper-token.ts'
import { ORGANIZATION_ID } from '../platform/sites.ts'

/** Allows only the retailer's back office; a shopper's token gets 403. */
export const requireBackOffice = factory.createMiddleware(
  async function requireBackOffice(c, next) {
    const token = /^Bearer ([\w.-]{1,4096})$/i.exec(c.req.header('authorization') ?? '')?.[1]
    if (token === undefined) throw unauthorized('The token is missing')
    if (!(await isSameSecret(token, ACCOUNT_MANAGER))) {
      const shopper = await readShopperToken(c.env.DB, token, c.var.now())
      throw typeof shopper === 'string' ? unauthorized('The token is invalid') : forbidden()
    }
    if (c.req.param('organizationId') !== ORGANIZATION_ID) {
      throw unauthorized('The token is of another tenant')
    }
    await next()
  },
)
