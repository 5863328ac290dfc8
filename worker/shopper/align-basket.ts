import type { WireBasket } from '../commerce/wire-basket.ts'
import type { BasketResult } from '../commerce/baskets.ts'
import type { ShopperContext } from './shopper-context.ts'

/**
 * The basket in the site's currency and with the e-mail address of the customer who is signed in (spec 1 §4). Each is
 * only written if it differs.
 */
export async function alignedBasket(
  { baskets, context, session }: ShopperContext,
  basket: WireBasket,
): Promise<WireBasket> {
  const { basketId } = basket
  const email = session.state?.customer?.email
  const { currency } = context.site
  let aligned = basket
  const write = async (name: string, change: () => Promise<BasketResult>) => {
    const answer = await change().catch(() => null)
    if (answer?.kind === 'basket') aligned = answer.basket
    else context.log.warn(`basket ${name} not updated`)
  }
  if (basket.currency !== undefined && basket.currency !== currency) {
    await write('currency', () => baskets.updateBasket(basketId, { currency }))
  }
  if (email && basket.customerInfo.email !== email) {
    await write('e-mail address', () => baskets.updateCustomerForBasket(basketId, email))
  }
  return aligned
}
