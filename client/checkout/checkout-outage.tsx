import { useQueryClient } from '@tanstack/react-query'
import type { ComponentType } from 'react'
import { useIntl } from 'react-intl'

import type { CheckoutStep } from '#shared/checkout/checkout.ts'

import { BagUnavailable } from '../bag/bag-unavailable.tsx'
import { useAppContext, useShop } from '../kit/app-context.ts'
import { PageHead } from '../kit/page-head.tsx'
import type { PageProps } from '../kit/page.ts'
import { ServerMarkup } from '../kit/server-markup.tsx'
import { Page } from '../ui/layout.tsx'
import { FormError } from './form-error.tsx'
import { checkoutKey } from './queries.ts'

/** The page of a step, or of an outage: that document contains no checkout. */
export const orOutage = (step: CheckoutStep, Step: ComponentType<PageProps>) =>
  function CheckoutPage(props: PageProps) {
    const isKnown = useQueryClient().getQueryData(checkoutKey(step)) !== undefined
    return isKnown ? <Step {...props} /> : <CheckoutOutage />
  }

/** Says that the bag cannot be read, and what has become of a form that was sent. Rendered on the edge only. */
export const CheckoutOutage = () => (
  <ServerMarkup as="div">{() => import.meta.env.SSR && <Explanation />}</ServerMarkup>
)

function Explanation() {
  const intl = useIntl()
  const { path } = useShop()
  const rejected = useAppContext().rejectedForm()
  return (
    <Page>
      <PageHead title={intl.formatMessage({ id: 'bag.unavailable' })} noindex />
      {rejected && <FormError formError={rejected.problem} />}
      <BagUnavailable retry={path} />
    </Page>
  )
}
