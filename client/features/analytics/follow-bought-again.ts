import type { Bag } from '#shared/bag/bag.ts'
import type { Shopper } from '#shared/shopper.ts'

import { emitShopEvent, type ShopEvent } from '../../app/shop-events.ts'
import { isNewDocument } from './is-new-document.ts'

type Added = Extract<ShopEvent, { type: 'added-to-bag' }>

/**
 * Tells what was bought again, on the page of the order that its form leads to. The bag says what it costs now.
 *
 * @param shopper opens the port
 */
export async function followBoughtAgain(shopper: () => Pick<Shopper, 'getBag'>) {
  const said = document.querySelector<HTMLElement>('#content [data-added]')?.dataset['added']
  if (!said || !isNewDocument()) return
  const bag = await shopper()
    .getBag()
    .catch(() => null)
  if (bag) for (const event of addedIn(bag, said)) emitShopEvent(event)
}

/** @param said products with their units, `JW0801:2,JW0802:1` */
export const addedIn = ({ lines }: Pick<Bag, 'lines'>, said: string): Added[] =>
  said.split(',').flatMap((part) => {
    const [productId, units] = part.split(':')
    const quantity = Number(units)
    const line = lines.findLast((each) => each.productId === productId && !each.isBonus)
    return line && quantity > 0 ? { type: 'added-to-bag' as const, line, quantity } : []
  })
