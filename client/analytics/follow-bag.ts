import type { QueryClient } from '@tanstack/react-query'

import type { SoldBag } from '#shared/analytics/commerce-items.ts'
import { CHECKOUT_EVENTS_KEY } from '#shared/analytics/storage.ts'
import type { Checkout, CheckoutStep } from '#shared/checkout/checkout.ts'
import { CHECKOUT_STEPS } from '#shared/checkout/checkout-steps.ts'
import type { Money } from '#shared/money/money.ts'
import type { Placement } from '#shared/site/placement.ts'
import type { Bag } from '#shared/bag/bag.ts'
import type { Shopper } from '#shared/shopper.ts'

import { readTab, writeTab } from '../kit/browser-storage.ts'
import { emitShopEvent, type ShopEvent } from '../kit/shop-events.ts'

interface CheckoutBag extends SoldBag {
  total: Money
}

declare module '../kit/shop-events.ts' {
  interface ShopEvents {
    'checkout-begun': { bag: CheckoutBag }
    /** A step is shown, for the first time in this checkout. */
    'checkout-step': { step: CheckoutStep }
    /** It is known how the order is shipped: by the method, or `pickup`. Null if nothing is sent by mail. */
    'shipping-info-added': { bag: CheckoutBag; tier: string | null }
    'payment-info-added': { bag: CheckoutBag; paymentType: 'card' | 'gift card' }
  }
}

interface FollowCheckoutDependencies {
  /** Without site and locale. */
  path: string
  placement: Pick<Placement, 'parse'>
  queryClient: QueryClient
}

const CHECKOUT = /^\/checkout\/(shipping|billing|review)$/

/** Reports what a checkout has come to, each part once: a reload, or the way back, is no progress. */
export function followCheckout({ path, placement, queryClient }: FollowCheckoutDependencies) {
  const shown = CHECKOUT.exec(path)?.[1]
  const step = CHECKOUT_STEPS.find((each) => each === shown)
  if (step === undefined) return
  const checkout = queryClient.getQueryData<Checkout>(['checkout', step])
  // A checkout that is over has no bag.
  if (!checkout?.bag) return
  const known = readTab(CHECKOUT_EVENTS_KEY)
  const told = new Set(isEntering(placement, known !== null) ? [] : known?.split(' '))
  for (const event of checkoutEvents(step, checkout)) {
    const key = event.type === 'checkout-step' ? event.step : event.type
    if (!told.has(key)) emitShopEvent(event)
    told.add(key)
  }
  writeTab(CHECKOUT_EVENTS_KEY, [...told].join(' '))
}

type CheckoutEvent = ShopEvent<
  'checkout-begun' | 'checkout-step' | 'shipping-info-added' | 'payment-info-added'
>

interface KnownCheckout extends Pick<Checkout, 'bag' | 'payment'> {
  shippingMethodId: string | null
}

/** What is known of a checkout that has come to a step. */
export function checkoutEvents(step: CheckoutStep, checkout: KnownCheckout): CheckoutEvent[] {
  const { bag, payment } = checkout
  const reached = CHECKOUT_STEPS.indexOf(step)
  return [
    { type: 'checkout-begun', bag },
    { type: 'checkout-step', step },
    ...(reached > 0
      ? [{ type: 'shipping-info-added' as const, bag, tier: shippingTier(checkout) }]
      : []),
    ...(reached > 1
      ? [
          {
            type: 'payment-info-added' as const,
            bag,
            paymentType: payment ? ('card' as const) : ('gift card' as const),
          },
        ]
      : []),
  ]
}

const shippingTier = ({ shippingMethodId, bag }: KnownCheckout) =>
  bag.isBopisBasket && bag.bopisItemCount > 0 ? 'pickup' : shippingMethodId

/** @param isUnderWay whether this tab has a checkout, to which the payment provider may lead back */
function isEntering({ parse }: Pick<Placement, 'parse'>, isUnderWay: boolean) {
  if (!isNewDocument()) return false
  const { referrer } = document
  const isOfShop = referrer !== '' && new URL(referrer).origin === location.origin
  if (isOfShop) return !parse(new URL(referrer)).path.startsWith('/checkout')
  return !isUnderWay
}

/** Whether the document was neither reloaded nor returned to. */
export function isNewDocument() {
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
