import { useQueryClient } from '@tanstack/react-query'
import { FormattedMessage, useIntl } from 'react-intl'

import type { BagLine } from '#shared/bag/bag.ts'
import { isOrderNo } from '#shared/checkout/order-no.ts'
import { STEP_PARAMETER } from '#shared/http/define-route.ts'
import type { CustomerOrder } from '#shared/orders/order-history.ts'
import { routes } from '#shared/routes.ts'

import { AccountFrame } from '../account/account-frame.tsx'
import { defineAccountPage } from '../account/account-page.ts'
import { AddressText } from '../checkout/address-text.tsx'
import { PaymentList } from '../checkout/payment-list.tsx'
import { useHref } from '../kit/link.ts'
import type { PageProps } from '../kit/page.ts'
import { ButtonLink } from '../ui/button.tsx'
import { Panel } from '../ui/panel/panel.tsx'
import '../ui/steps/steps.tsx'
import { Heading } from '../ui/text.tsx'
import { BuyAgain } from './order-card.tsx'
import { CancelForm, ReturnForm } from './change-forms.tsx'
import { LineActions, OrderTools } from './look.tsx'
import { OrderDetails } from './order-details.tsx'
import { OrderHead } from './order-head.tsx'
import { OrderNotice } from './order-notice.tsx'

const ORDER_KEY = ['order-of-customer']

/** One order of the customer. The orders of other customers are not found. */
export const orderPage = defineAccountPage({
  isStatic: true,
  ...(import.meta.env.SSR && {
    async load({ orders, queryClient, params: { orderNumber = '' } }) {
      if (!isOrderNo(orderNumber)) return { notFound: true }
      queryClient.setQueryData(ORDER_KEY, await orders?.getCustomerOrder(orderNumber))
    },
  }),
  Component: function OrderPage({ params: { orderNumber }, query }: PageProps) {
    const title = useIntl().formatMessage({ id: 'orderStatus.order' }, { number: orderNumber })
    const order = useQueryClient().getQueryData<CustomerOrder>(ORDER_KEY)
    return (
      <AccountFrame title={title} current={routes.orders.href({})}>
        {import.meta.env.SSR && order && <OrderView order={order} query={query} />}
      </AccountFrame>
    )
  },
})

interface OrderViewProps {
  order: CustomerOrder
  query: URLSearchParams
}

/** An order with the forms to change, return and repeat it. */
function OrderView({ order, query }: OrderViewProps) {
  const step = query.get(STEP_PARAMETER)
  const { canBeCanceled, returnable } = order
  const canReturn = returnable.some(({ available }) => available > 0)
  return (
    <>
      <OrderHead order={order} placedAt={order.placedAt}>
        <OrderNotice order={order} query={query} />
      </OrderHead>
      {step === 'cancel' && canBeCanceled && <CancelForm order={order} />}
      {step === 'return' && canReturn && <ReturnForm order={order} />}
      <Tools order={order} step={step} canReturn={canReturn} />
      <OrderDetails order={order} renderBelow={(line) => <Below order={order} line={line} />}>
        <OrderPayments order={order} />
      </OrderDetails>
    </>
  )
}

interface ToolsProps {
  order: CustomerOrder
  step: string | null
  canReturn: boolean
}

function Tools({ order: { orderNo, bag, canBeCanceled }, step, canReturn }: ToolsProps) {
  const href = useHref()
  const to = (next: string) =>
    href(routes.order.href({ orderNumber: orderNo }), `${STEP_PARAMETER}=${next}`)
  const canBuy = bag.lines.some(isForSale)
  return (
    <OrderTools>
      {canBuy && <BuyAgain orderNo={orderNo} tone="primary" />}
      {canReturn && step !== 'return' && (
        <ButtonLink href={to('return')}>
          <FormattedMessage id="orders.return" />
        </ButtonLink>
      )}
      {canBeCanceled && step !== 'cancel' && (
        <ButtonLink href={to('cancel')}>
          <FormattedMessage id="orders.cancel" />
        </ButtonLink>
      )}
      <ButtonLink tone="quiet" href={href(routes.orders.href({}))}>
        <FormattedMessage id="orders.all" />
      </ButtonLink>
    </OrderTools>
  )
}

/** Bonus products and gift cards cannot be bought again here. */
const isForSale = ({ isBonus, giftCard }: BagLine) => !isBonus && giftCard === null

function Below({ order, line }: { order: CustomerOrder; line: BagLine }) {
  const href = useHref()
  const back = order.returnable.find(({ lineId }) => lineId === line.id)
  return (
    <LineActions>
      {isForSale(line) && <BuyAgain orderNo={order.orderNo} line={line} />}
      {!line.isBonus && (
        <a href={href(line.path)}>
          <FormattedMessage id="orders.product" />
          <span className="visually-hidden">{`: ${line.name}`}</span>
        </a>
      )}
      {back && back.initiated > 0 && (
        <span className="note">
          <FormattedMessage
            tagName="span"
            id="orders.returning"
            values={{ count: back.initiated }}
          />
        </span>
      )}
      {back && back.returned > 0 && (
        <span className="note">
          <FormattedMessage tagName="span" id="orders.returned" values={{ count: back.returned }} />
        </span>
      )}
    </LineActions>
  )
}

/** The payments and the billing address of an order. */
function OrderPayments({
  order: { payments, billingAddress, email },
}: {
  order: Pick<CustomerOrder, 'payments' | 'billingAddress' | 'email'>
}) {
  return (
    <Panel aria-labelledby="payments">
      <Heading as="h2" size="small" id="payments">
        <FormattedMessage id="payment.heading" />
      </Heading>
      <PaymentList payments={payments} />
      {billingAddress && <AddressText address={billingAddress} />}
      {email && <p translate="no">{email}</p>}
    </Panel>
  )
}
