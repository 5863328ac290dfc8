import type { QueryClient } from '@tanstack/react-query'

import type { Checkout } from '#shared/checkout/checkout.ts'
import type { Placement } from '#shared/site/placement.ts'

import { emitShopEvent } from '../../app/shop-events.ts'
import { isNewDocument } from './is-new-document.ts'

interface FollowCheckoutDependencies {
  /** Without site and locale. */
  path: string
  placement: Pick<Placement, 'parse'>
  queryClient: QueryClient
}

const CHECKOUT = /^\/checkout\/(shipping|billing|review)$/

/** Tells that a checkout has begun: when a document of it is the first after another part of the shop. */
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
