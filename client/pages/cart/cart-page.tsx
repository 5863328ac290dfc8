import { useQueryClient, type QueryClient } from '@tanstack/react-query'
import { memo, useState } from 'react'
import { useIntl } from 'react-intl'

import type { Bag } from '#shared/bag/bag.ts'
import type { CustomerAccount } from '#shared/account/customer-account.ts'
import { ProblemError } from '#shared/http/problem.ts'
import type { ProductId } from '#shared/product/product.ts'
import { lineLinkId } from '#shared/bag/line-link-id.ts'
import { routes } from '#shared/routes.ts'
import { ADDED_PARAMETER } from '#shared/bag/routes.ts'

import { BagUnavailable } from '../../features/bag/bag-unavailable.tsx'
import { EmptyBag, popularCategories } from '../../features/bag/empty-bag.tsx'
import { FilledBag } from '../../features/bag/filled-bag.tsx'
import { giftCertificates } from '../../features/bag/gift-certificates-part.tsx'
import { linesByShipment } from '../../features/bag/lines-by-shipment.ts'
import { loadNotices, BagNotices } from '../../features/bag/bag-notices.tsx'
import { BAG_KEY, bagQuery } from '../../features/bag/queries.ts'
import { useBag } from '../../features/bag/use-bag.ts'
import { useChangeElsewhere } from '../../features/bag/use-change-elsewhere.ts'
import { useFocusAfterRemoval } from '../../features/bag/use-focus-after-removal.ts'
import { loadRewardsToUse } from '../../features/checkout/rewards-to-use.ts'
import { lazyCode, whenIdle } from '../../app/lazy-code.ts'
import { LazyPart } from '../../app/lazy-part.tsx'
import { PageHead } from '../../app/page-head.tsx'
import { Page } from '../../ui/layout.tsx'
import { definePersonalPage, type PageProps } from '../page.ts'
import { BagRewardsPart } from './bag-rewards-part.tsx'
import { customerCode } from './customer-code.ts'
import { LAST_TIME_KEY } from './last-time-key.ts'
import { LastTimePart } from './last-time-part.tsx'

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
    bag.giftCertificates.length > 0 && giftCertificates.load().catch(() => null),
  ])
}

/** The bag is shown without it, too. */
async function loadLastTime(queryClient: QueryClient, account: CustomerAccount | undefined) {
  const [offer] = await Promise.all([account?.getLastTime().catch(() => null), customerCode.load()])
  if (offer) queryClient.setQueryData(LAST_TIME_KEY, offer)
}

/** The bag's page with the rest of what its address says. */
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
        import.meta.env.SSR && loadRewardsToUse(queryClient, memberRewards),
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
  return isKnown && !outages.has(query) ? <KnownBag /> : <UnavailableBag />
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

function KnownBag() {
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
          Rewards={BagRewardsPart}
          otherWay={<LastTimePart />}
        />
      ) : (
        <EmptyBag />
      )}
      <Rows productIds={productIds} />
    </Page>
  )
}

/** What goes with the bag as it was opened. The rows stay while the bag changes. */
const Rows = memo(function Rows({ productIds }: { productIds: readonly ProductId[] }) {
  return <LazyPart code={rowsCode}>{(BagRows) => <BagRows productIds={productIds} />}</LazyPart>
})
