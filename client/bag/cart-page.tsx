import { useQueryClient, type QueryClient } from '@tanstack/react-query'
import { memo, useEffect, useState } from 'react'
import { useIntl } from 'react-intl'

import * as features from '#shop/features.ts'
import type { CustomerAccount } from '#shared/account/customer-account.ts'
import type { Bag } from '#shared/bag/bag.ts'
import { lineLinkId } from '#shared/bag/line-link-id.ts'
import { ADDED_PARAMETER } from '#shared/bag/routes.ts'
import { ProblemError } from '#shared/http/problem.ts'
import type { ProductId } from '#shared/product/product.ts'
import { routes } from '#shared/routes.ts'

import { useAppContext } from '../kit/app-context.ts'
import { lazyCode, whenIdle } from '../kit/lazy-code.ts'
import { LazyPart } from '../kit/lazy-part.tsx'
import { PageHead } from '../kit/page-head.tsx'
import { definePersonalPage, type PageProps } from '../kit/page.ts'
import { ServerMarkup } from '../kit/server-markup.tsx'
import { customerIn, useSession } from '../kit/session.ts'
import { REWARDS_TO_USE_KEY, loadRewardsToUse } from '../rewards/rewards-to-use.ts'
import { Page } from '../ui/layout.tsx'
import { BagUnavailable } from './bag-unavailable.tsx'
import { BagNotices, giftCertificates, loadNotices } from './rare-parts.tsx'
import { EmptyBag, popularCategories } from './empty-bag.tsx'
import { FilledBag, linesByShipment } from './filled-bag.tsx'
import { BAG_KEY, bagQuery, LAST_TIME_KEY } from './queries.ts'
import { useBag } from './use-bag.ts'
import { useFocusAfterRemoval } from './focus-after-removal.ts'

const rowsCode = lazyCode(async () => {
  if (!import.meta.env.SSR) await new Promise<void>(whenIdle)
  return (await import('./bag-rows.tsx')).BagRows
})

/** The queries of views whose bag could not be read. */
const outages = new WeakSet<URLSearchParams>()

async function loadParts(bag: Bag) {
  await Promise.all([
    loadNotices(bag),
    import.meta.env.SSR && rowsCode.load(),
    bag.count === 0 && popularCategories.load().catch(() => null),
    features.giftCards &&
      bag.giftCertificates.length > 0 &&
      giftCertificates.load().catch(() => null),
  ])
}

/** A failure does not fail the page. */
async function loadLastTime(queryClient: QueryClient, account: CustomerAccount | undefined) {
  const [offer] = await Promise.all([account?.getLastTime().catch(() => null), customerCode.load()])
  if (offer) queryClient.setQueryData(LAST_TIME_KEY, offer)
}

const loadRewards = (...source: Parameters<typeof loadRewardsToUse>) =>
  features.rewards && loadRewardsToUse(...source)

/** The bag page without the parameter that checks the cookie. */
function withoutAdded(query: URLSearchParams) {
  const rest = new URLSearchParams(query)
  rest.delete(ADDED_PARAMETER)
  const search = rest.toString()
  return routes.cart.href({}) + (search && `?${search}`)
}

export const cartPage = definePersonalPage({
  async load({ shopper, queryClient, query, customerAccount, memberRewards }) {
    try {
      const [bag] = await Promise.all([
        queryClient.query(bagQuery(shopper)),
        import.meta.env.SSR && loadLastTime(queryClient, customerAccount),
        import.meta.env.SSR && loadRewards(queryClient, memberRewards),
      ])
      await loadParts(bag)
      // The cookie was kept.
      if (bag.count > 0 && query.has(ADDED_PARAMETER))
        return { redirect: withoutAdded(query), status: 303 }
    } catch (error) {
      // Without a connection, navigation stays on the shown page.
      const isOutage = error instanceof ProblemError && error.type === 'unavailable'
      if (!isOutage || globalThis.navigator?.onLine === false) throw error
      const rest = new URLSearchParams(query)
      outages.add(rest)
      return { query: rest, status: 503, error }
    }
  },
  Component: Cart,
})

function Cart({ query }: PageProps) {
  // The document of an outage contains no bag.
  const isKnown = useQueryClient().getQueryData(BAG_KEY) !== undefined
  return isKnown && !outages.has(query) ? <ReadableBag /> : <UnavailableBag />
}

function UnavailableBag() {
  const intl = useIntl()
  return (
    <Page>
      <PageHead title={intl.formatMessage({ id: 'title.cart' })} noindex />
      <BagUnavailable />
    </Page>
  )
}

function ReadableBag() {
  const intl = useIntl()
  const { bag, pending } = useBag()
  useChangeElsewhere()
  const [productIds] = useState(() => [...new Set(bag.lines.map(({ productId }) => productId))])
  const lines = linesByShipment(bag.lines).flatMap(([, together]) => together)
  const items = [...lines, ...bag.giftCertificates]
  const onRemove = useFocusAfterRemoval(items, lineLinkId)
  return (
    <Page>
      <PageHead title={intl.formatMessage({ id: 'title.cart' })} noindex />
      <BagNotices bag={bag} canDismiss />
      {items.length > 0 ? (
        <FilledBag
          bag={bag}
          pending={pending}
          onRemove={onRemove}
          Rewards={features.rewards ? BagRewardsPart : () => null}
          otherWay={<LastTimePart />}
        />
      ) : (
        <EmptyBag />
      )}
      <Rows productIds={productIds} />
    </Page>
  )
}

/** Recommendations for the bag as it was opened. The rows stay while the bag changes. */
const Rows = memo(function Rows({ productIds }: { productIds: readonly ProductId[] }) {
  return <LazyPart code={rowsCode}>{(BagRows) => <BagRows productIds={productIds} />}</LazyPart>
})

/** Where members see their rewards. Only members load its code; after a navigation, customers ask whether they are one. */
function BagRewardsPart({ bag }: { bag: Bag }) {
  const customer = customerIn(useSession())
  const isInDocument = useQueryClient().getQueryData(REWARDS_TO_USE_KEY) !== undefined
  if (!isInDocument && (useAppContext().isDocument() || !customer)) return null
  return <LazyPart code={customerCode}>{({ BagRewards }) => <BagRewards bag={bag} />}</LazyPart>
}

/** One press to the review. Only customers load its code, and only where the edge has not rendered it. */
function LastTimePart() {
  const customer = customerIn(useSession())
  const isShown = import.meta.env.SSR || customer !== null
  return (
    <ServerMarkup as="div">
      {() => isShown && <LazyPart code={customerCode}>{({ LastTime }) => <LastTime />}</LazyPart>}
    </ServerMarkup>
  )
}

const customerCode = lazyCode(async () => (await import('./customer-parts.tsx')).customerParts)

/**
 * Requests the bag again when the session, which is read after the document, counts other items: a change that was on
 * its way when the shopper opened the bag has arrived since.
 */
function useChangeElsewhere() {
  const queryClient = useQueryClient()
  const counted = useSession()?.bagCount
  useEffect(() => {
    const known = queryClient.getQueryData<Bag>(BAG_KEY)
    const isOutdated = known && counted !== undefined && counted !== known.count
    if (isOutdated) void queryClient.invalidateQueries({ queryKey: BAG_KEY })
  }, [queryClient, counted])
}
