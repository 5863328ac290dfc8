import type { WireBasket } from '../commerce/wire-basket.ts'
import type { ShopperContext } from './shopper-context.ts'

/** The basket, after its currency has been set to the site's if it differs (spec 1 §4). */
export async function inSiteCurrency({ baskets, context }: ShopperContext, basket: WireBasket) {
  const { currency } = context.site
  if (basket.currency === undefined || basket.currency === currency) return basket
  const answer = await baskets.updateBasket(basket.basketId, { currency })
  if (answer.kind === 'basket') return answer.basket
  context.log.warn('basket currency not updated')
  return basket
}
