import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { FormattedMessage, useIntl } from 'react-intl'
import * as v from 'valibot'

import { answerKey } from '#shared/form-answer.ts'
import { AssetId } from '#shared/content/content.ts'
import type { TrackedOrder } from '#shared/orders/order-tracking.ts'
import { routes } from '#shared/routes.ts'

import { WayOut } from '../checkout/look.tsx'
import { splitLeadHeading } from '../content/lead-heading.ts'
import { useCatalog, useShop } from '../kit/app-context.ts'
import { Breadcrumbs } from '../seo/breadcrumbs.tsx'
import { assetsQuery } from '../content/queries.ts'
import { Html } from '../kit/html.tsx'
import { useHref } from '../kit/link.ts'
import { loadOptional } from '../kit/load-optional.ts'
import { PageHead } from '../kit/page-head.tsx'
import { definePage } from '../kit/page.ts'
import '../stores/look.tsx'
import { ButtonLink } from '../ui/button.tsx'
import { FormBeside } from '../ui/form-beside/form-beside.tsx'
import { Page } from '../ui/layout.tsx'
import '../ui/steps/steps.tsx'
import '../ui/summary/summary.tsx'
import { Heading, Prose } from '../ui/text.tsx'
import './look.tsx'
import { OrderDetails } from './order-details.tsx'
import { OrderHead } from './order-head.tsx'
import { TrackingForm } from './tracking-form.tsx'

const ARTICLE = v.parse(AssetId, 'order-status')

/**
 * The form that looks up an order by its details, and in the response to it the order. The browser keeps the document as
 * it is, so the order exists in its markup only, never in code of the browser.
 */
export const orderStatusPage = definePage({
  isStatic: true,
  ...(import.meta.env.SSR && {
    async load({ catalog, queryClient }) {
      const query = assetsQuery(catalog, [ARTICLE])
      const loading = queryClient.query(query)
      await loadOptional(queryClient, { queryKey: query.queryKey, loading, empty: [] })
    },
  }),
  Component: OrderStatus,
})

function OrderStatus() {
  const queryClient = useQueryClient()
  const order = import.meta.env.SSR
    ? queryClient.getQueryData<TrackedOrder>(answerKey('trackOrder'))
    : undefined
  return (
    <Page>{import.meta.env.SSR && order ? <FoundOrder order={order} /> : <OrderLookup />}</Page>
  )
}

function OrderLookup() {
  const intl = useIntl()
  const { path } = useShop()
  const { data: assets } = useSuspenseQuery(assetsQuery(useCatalog(), [ARTICLE]))
  const [asset] = assets
  const article = asset?.body ? splitLeadHeading(asset.body) : null
  const title = intl.formatMessage({ id: 'title.orderStatus' })
  return (
    <>
      <PageHead
        title={title}
        description={intl.formatMessage({ id: 'orderStatus.description' })}
        canonical={{ path }}
      />
      <Breadcrumbs trail={[]} current={title} />
      <Heading as="h1">{title}</Heading>
      <FormBeside>
        <TrackingForm />
        {article && (
          <Prose {...(asset?.lang && { lang: asset.lang, translate: 'no' as const })}>
            <Html html={article.rest} />
          </Prose>
        )}
      </FormBeside>
    </>
  )
}

/** The found order, without the details that are hidden from guests. Rendered on the edge only. */
function FoundOrder({ order }: { order: TrackedOrder }) {
  const intl = useIntl()
  const title = intl.formatMessage({ id: 'orderStatus.order' }, { number: order.orderNo })
  return (
    <>
      <PageHead title={title} noindex />
      <Breadcrumbs trail={[]} current={intl.formatMessage({ id: 'title.orderStatus' })} />
      <Heading as="h1">{title}</Heading>
      <OrderHead order={order} placedAt={null} />
      <OrderDetails order={order} />
      <OtherOrders />
    </>
  )
}

function OtherOrders() {
  const href = useHref()
  return (
    <WayOut>
      <ButtonLink href={href(routes.orderStatus.href({}))}>
        <FormattedMessage id="orderStatus.another" />
      </ButtonLink>{' '}
      <ButtonLink tone="quiet" href={href(routes.home.href({}))}>
        <FormattedMessage id="confirmation.home" />
      </ButtonLink>
    </WayOut>
  )
}
