import { registered } from './customers.ts'
import { openShopper, placeOrder, readyToOrder } from './purchase.ts'
import { control } from './shop.ts'
import { openStore } from './store.ts'

export const LIST = '/my-account/order-history'
export const HOUR = 3_600_000

/** A new customer with an order, by default of two candles. */
export async function openWithOrder(store = openStore(), item: object = { quantity: 2 }) {
  const shopper = openShopper(store)
  const email = await registered(shopper)
  const { to } = await placeOrder(shopper, await readyToOrder(shopper, item))
  const orderNo = to?.split('/').at(-1) ?? ''
  return {
    store,
    shopper,
    email,
    orderNo,
    page: `${LIST}/${orderNo}`,
    later: (hours: number) =>
      control('PUT', '/clock', { offsetMs: hours * HOUR, session: shopper.name }),
  }
}
