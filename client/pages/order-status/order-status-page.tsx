import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { useIntl } from 'react-intl'
import * as v from 'valibot'

import { answerKey } from '#shared/actions.ts'
import { AssetId } from '#shared/content/content.ts'
import type { TrackedOrder } from '#shared/orders/order-tracking.ts'

import { loadOptional } from '../../features/catalog/load-optional.ts'
import { assetsQuery } from '../../features/catalog/queries.ts'
import { splitLeadHeading } from '../../features/content/lead-heading.ts'
import { Breadcrumbs } from '../../features/shell/breadcrumbs.tsx'
import { useCatalog, useShop } from '../../app/app-context.ts'
import { Html } from '../../app/html.tsx'
import { PageHead } from '../../app/page-head.tsx'
import { FormBeside } from '../../ui/form-beside/form-beside.tsx'
import { Page } from '../../ui/layout.tsx'
import { Heading, Prose } from '../../ui/text.tsx'
import { definePage } from '../page.ts'
import { OrderShown } from './order-shown.tsx'
import { TrackingForm } from './tracking-form.tsx'
// Only the edge renders the order, so its styles are imported here.
import '../../ui/checkout/checkout.tsx'
import '../../ui/orders/orders.tsx'
import '../../ui/pickup/pickup.tsx'
import '../../ui/steps/steps.tsx'
import '../../ui/summary/summary.tsx'

const ARTICLE = v.parse(AssetId, 'order-status')

/**
 * The form that looks up an order by its details, and in the response to it the order. The browser keeps the document as
 * it is, so the order is only in its markup, and code of the browser never has it.
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
    <Page>{import.meta.env.SSR && order ? <OrderShown order={order} /> : <OrderLookup />}</Page>
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
