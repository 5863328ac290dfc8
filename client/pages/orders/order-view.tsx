import { FormattedMessage } from 'react-intl'

import type { BagLine } from '#shared/bag/bag.ts'
import type { CustomerOrder } from '#shared/orders/order-history.ts'
import { routes } from '#shared/routes.ts'
import { STEP_PARAMETER } from '#shared/http/define-route.ts'

import { useHref } from '../../app/link.ts'
import { BuyAgain } from '../../features/orders/buy-again.tsx'
import { OrderDetails } from '../../features/orders/order-details.tsx'
import { OrderHead } from '../../features/orders/order-head.tsx'
import { OrderPayments } from '../../features/orders/order-payments.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { LineActions, OrderTools } from '../../ui/orders/orders.tsx'
import { CancelForm } from './cancel-form.tsx'
import { OrderNotice } from './order-notice.tsx'
import { ReturnForm } from './return-form.tsx'

interface OrderViewProps {
  order: CustomerOrder
  query: URLSearchParams
}

/** An order with what its customer can do with it. */
export function OrderView({ order, query }: OrderViewProps) {
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

/** Gifts come with what they are for, and a gift card is bought with its own form. */
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
