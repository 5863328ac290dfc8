import type { QueryClient } from '@tanstack/react-query'

import type { Checkout } from '#shared/checkout/checkout.ts'
import type { Money } from '#shared/money/money.ts'
import type { Placement } from '#shared/site/placement.ts'
import type { Bag, BagLine } from '#shared/bag/bag.ts'
import type { Shopper } from '#shared/shopper.ts'

import { emitShopEvent, type ShopEvent } from '../kit/shop-events.ts'

declare module '../kit/shop-events.ts' {
  interface ShopEvents {
    'checkout-begun': {
      lines: readonly Pick<BagLine, 'productId' | 'unitPrice' | 'quantity'>[]
      total: Money
    }
  }
}

interface FollowCheckoutDependencies {
  /** Without site and locale. */
  path: string
  placement: Pick<Placement, 'parse'>
  queryClient: QueryClient
}

const CHECKOUT = /^\/checkout\/(shipping|billing|review)$/

/** Reports a begun checkout: its first document after another part of the shop. */
export function followCheckout({ path, placement, queryClient }: FollowCheckoutDependencies) {
  const step = CHECKOUT.exec(path)?.[1]
  if (step === undefined || !isEntering(placement)) return
  const checkout = queryClient.getQueryData<Checkout>(['checkout', step])
  if (!checkout) return
  const { lines, total } = checkout.bag
  emitShopEvent({ type: 'checkout-begun', lines, total })
}

function isEntering({ parse }: Pick<Placement, 'parse'>) {
  if (!isNewDocument()) return false
  const { referrer } = document
  const isOfShop = referrer !== '' && new URL(referrer).origin === location.origin
  return !isOfShop || !parse(new URL(referrer)).path.startsWith('/checkout')
}

/** Whether the document was neither reloaded nor returned to. */
function isNewDocument() {
  const [entry] = performance.getEntriesByType('navigation')
  return entry instanceof PerformanceNavigationTiming && entry.type === 'navigate'
}

type Added = Extract<ShopEvent, { type: 'added-to-bag' }>

/**
 * Reports products that were bought again, on the page of the order that the form leads to, with prices of the bag.
 *
 * @param shopper opens the port
 */
export async function followBoughtAgain(shopper: () => Pick<Shopper, 'getBag'>) {
  const boughtAgain = document.querySelector<HTMLElement>('#content [data-added]')?.dataset['added']
  if (!boughtAgain || !isNewDocument()) return
  const bag = await shopper()
    .getBag({})
    .catch(() => null)
  if (bag) for (const event of addedIn(bag, boughtAgain)) emitShopEvent(event)
}

/** @param boughtAgain products with their units, `JW0801:2,JW0802:1` */
export const addedIn = ({ lines }: Pick<Bag, 'lines'>, boughtAgain: string): Added[] =>
  boughtAgain.split(',').flatMap((part) => {
    const [productId, units] = part.split(':')
    const quantity = Number(units)
    const line = lines.findLast((each) => each.productId === productId && !each.isBonus)
    return line && quantity > 0 ? { type: 'added-to-bag' as const, line, quantity } : []
  })
