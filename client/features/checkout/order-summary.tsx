import { FormattedMessage } from 'react-intl'

import type { Bag } from '#shared/bag/bag.ts'
import { routes } from '#shared/routes.ts'

import { useHref } from '../../app/link.ts'
import { Panel } from '../../ui/panel/panel.tsx'
import { Icon } from '../../ui/icon.tsx'
import { SummaryDetails } from '../../ui/summary/summary.tsx'
import { Heading } from '../../ui/text.tsx'
import { OrderTotals } from '../money/order-totals.tsx'
import { useMoney } from '../money/use-money.ts'
import { OrderCodes } from './order-codes.tsx'
import { OrderLines } from './order-lines.tsx'

/** The order summary beside the form. */
export function OrderSummary({ bag }: { bag: Bag }) {
  const href = useHref()
  return (
    <Panel className="aside beside" aria-labelledby="order-summary">
      <div className="head">
        <Heading as="h2" size="small" id="order-summary">
          <FormattedMessage id="order.summary" />
        </Heading>
        <a href={href(routes.cart.href({}))}>
          <FormattedMessage id="order.editBag" />
        </a>
      </div>
      <Contents bag={bag} />
    </Panel>
  )
}

/** The order summary above the form on phones: the total, with the rest in a disclosure. */
export function OrderBrief({ bag }: { bag: Bag }) {
  const money = useMoney()
  return (
    <SummaryDetails className="brief">
      <summary>
        <FormattedMessage id="order.summary" />
        <Icon name="next" size={16} />
        <span className="sum">{money(bag.total)}</span>
      </summary>
      <div className="inside">
        <Contents bag={bag} />
      </div>
    </SummaryDetails>
  )
}

function Contents({ bag }: { bag: Bag }) {
  return (
    <>
      <OrderLines bag={bag} />
      <OrderCodes bag={bag} />
      <OrderTotals bag={bag} />
    </>
  )
}
