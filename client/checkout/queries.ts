import { type QueryClient, queryOptions, useSuspenseQuery } from '@tanstack/react-query'

import type { Catalog } from '#shared/catalog.ts'
import { CHECKOUT_STEPS } from '#shared/checkout/checkout-steps.ts'
import type { Checkout, CheckoutStep, Order, OrderNo } from '#shared/checkout/checkout.ts'
import { confirmationPath, STEP_PATHS } from '#shared/checkout/step-paths.ts'
import { ProblemError } from '#shared/http/problem.ts'
import { routes } from '#shared/routes.ts'
import type { ShopperReads } from '#shared/shopper.ts'
import type { TrustedHtml } from '#shared/text/html.ts'

import { useAppContext } from '../kit/app-context.ts'
import { preferencesQuery } from '../preferences/queries.ts'
import { lazyCode } from '../kit/lazy-code.ts'

export const checkoutKey = (step: CheckoutStep) => ['checkout', step] as const

/** The progress of the checkout, with the data for a step. */
export const checkoutQuery = (shopper: Pick<ShopperReads, 'getCheckout'>, step: CheckoutStep) =>
  queryOptions({
    queryKey: checkoutKey(step),
    queryFn: ({ signal }) => shopper.getCheckout({ step }, signal),
    // The checkout stays the same until an action changes it.
    staleTime: Infinity,
  })

const stateNames = lazyCode(async () => (await import('#shop/state-names.ts')).stateNames)

/** Kept out of the main chunk: the document carries the names that its form needs. */
export const stateNamesQuery = queryOptions({
  queryKey: ['state-names'],
  queryFn: stateNames.load,
  staleTime: Infinity,
})

export const orderQuery = (shopper: Pick<ShopperReads, 'getOrder'>, orderNo: OrderNo) =>
  queryOptions({
    queryKey: ['order', orderNo],
    queryFn: ({ signal }) => shopper.getOrder({ orderNo }, signal),
    staleTime: Infinity,
  })

/** The bag page, with a notice that the checkout has ended. */
export const CHECKOUT_ENDED = `${routes.cart.href({})}?ended=checkout`

interface CheckoutContext {
  shopper: ShopperReads
  catalog: Catalog
  queryClient: QueryClient
  query: URLSearchParams
}

/**
 * Loads a step of the checkout. Redirects shoppers who have not reached it or have nothing to buy. If the bag cannot be read, the
 * document says so (`checkout-outage.tsx`).
 */
export const loadCheckout = (context: CheckoutContext, step: CheckoutStep) =>
  sayingOutage(context, () => loadStep(context, step))

/** What a page of the checkout loads, or its document without it if the bag cannot be read. */
export async function sayingOutage<Loaded>(
  { query }: Pick<CheckoutContext, 'query'>,
  load: () => Promise<Loaded>,
) {
  try {
    return await load()
  } catch (error) {
    const isOutage = error instanceof ProblemError && error.type === 'unavailable'
    // In the browser, navigation stays on the shown page.
    if (!import.meta.env.SSR || !isOutage) throw error
    return { query, status: 503 as const, error }
  }
}

async function loadStep(context: CheckoutContext, step: CheckoutStep) {
  const { shopper, queryClient } = context
  const [checkout] = await Promise.all([
    queryClient.query(checkoutQuery(shopper, step)),
    step === 'review' ? null : loadAddressForm(context),
  ])
  if (!checkout) return { redirect: CHECKOUT_ENDED, status: 303 as const }
  if ('kind' in checkout) return { redirect: confirmationPath(checkout), status: 303 as const }
  const { openStep } = checkout
  if (CHECKOUT_STEPS.indexOf(openStep) >= CHECKOUT_STEPS.indexOf(step)) return
  return { redirect: STEP_PATHS[openStep], status: 303 as const }
}

/**
 * Loads what the address fields need. The site's own rules are optional, because the edge applies them on
 * submit.
 */
export const loadAddressForm = ({
  catalog,
  queryClient,
}: Pick<CheckoutContext, 'catalog' | 'queryClient'>) =>
  Promise.all([
    queryClient.query(stateNamesQuery),
    queryClient.query(preferencesQuery(catalog)).catch(() => null),
  ])

/** The data that the page's `load` has fetched. Null if there is nothing left to check out. */
export function useCheckout(step: CheckoutStep): Checkout | null {
  const appContext = useAppContext()
  // On the edge the data is already loaded, and components cannot access the shopper client.
  const shopper: Pick<ShopperReads, 'getCheckout'> = {
    getCheckout: (input, signal) => appContext.shopper().getCheckout(input, signal),
  }
  const { data } = useSuspenseQuery(checkoutQuery(shopper, step))
  return data === null || 'kind' in data ? null : data
}

export function useOrder(orderNo: OrderNo): Order {
  const appContext = useAppContext()
  const shopper: Pick<ShopperReads, 'getOrder'> = {
    getOrder: (input, signal) => appContext.shopper().getOrder(input, signal),
  }
  return useSuspenseQuery(orderQuery(shopper, orderNo)).data
}

/** The requirements of auto-refresh. Other orders have no data under this key. */
export const REFRESH_KEY = ['refresh']

export interface RefreshNeeds {
  isGuest: boolean
  /** Whether the account keeps the card of the order. */
  isCardSaved: boolean
  /** Null if they cannot be read. */
  terms: TrustedHtml | null
}
