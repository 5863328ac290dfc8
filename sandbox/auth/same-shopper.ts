import { badRequest, forbidden, unauthorized } from '../platform/problems.ts'
import { readShopperToken, type ShopperToken } from './shopper-token.ts'

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
