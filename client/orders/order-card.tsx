import { FormattedMessage, useIntl } from 'react-intl'

import type { ListedOrder } from '#shared/orders/order-history.ts'
import { routes } from '#shared/routes.ts'
import { orderActions } from '#shared/orders/actions.ts'
import type { BagLine } from '#shared/bag/bag.ts'

import { useHref } from '../kit/link.ts'
import { useMoney } from '../kit/money/use-money.ts'
import { STATUS_MESSAGES, useOrderDate } from './order-texts.ts'
import { ButtonLink, Button } from '../ui/button.tsx'
import { Heading } from '../ui/text.tsx'
import { HiddenFields } from '../kit/forms/hidden-fields.tsx'

/** An order in the list of all. */
export function OrderCard({ order }: { order: ListedOrder }) {
  const intl = useIntl()
  const href = useHref()
  const { orderNo, status } = order
  const path = href(routes.order.href({ orderNumber: orderNo }))
  return (
    <li>
      <div className="head">
        <Heading as="h2" size="small">
          <a href={path}>
            <FormattedMessage tagName="span" id="orderStatus.order" values={{ number: orderNo }} />
          </a>
        </Heading>
        <span className="status">
          <FormattedMessage tagName="span" id={STATUS_MESSAGES[status].name} />
        </span>
      </div>
      <Facts order={order} />
      <Products order={order} />
      <div className="actions">
        <ButtonLink
          href={path}
          aria-label={intl.formatMessage({ id: 'orders.viewNamed' }, { number: orderNo })}
        >
          <FormattedMessage id="orders.view" />
        </ButtonLink>
        {order.canBeBoughtAgain && <BuyAgain orderNo={orderNo} />}
      </div>
    </li>
  )
}

function Facts({ order }: { order: ListedOrder }) {
  const money = useMoney()
  const date = useOrderDate()
  const { placedAt, total, isShipped, pickupStore } = order
  return (
    <dl className="facts">
      {placedAt && (
        <div>
          <dt>
            <FormattedMessage id="orders.date" />
          </dt>
          <dd>{date(placedAt)}</dd>
        </div>
      )}
      <div>
        <dt>
          <FormattedMessage id="order.total" />
        </dt>
        <dd>{money(total)}</dd>
      </div>
      {(isShipped || pickupStore !== null) && (
        <div>
          <dt>
            <FormattedMessage id="orders.way" />
          </dt>
          <dd>
            {isShipped && <FormattedMessage tagName="span" id="pickup.shipped" />}
            {isShipped && pickupStore !== null && <span>{', '}</span>}
            {pickupStore !== null && (
              <FormattedMessage tagName="span" id="pickup.at" values={{ store: pickupStore }} />
            )}
          </dd>
        </div>
      )}
    </dl>
  )
}

function Products({ order: { pictures, names, count } }: { order: ListedOrder }) {
  const { locale } = useIntl()
  return (
    <div>
      {pictures.length > 0 && (
        <div className="pictures">
          {pictures.map(({ link }, index) => (
            <img key={index} src={link} alt="" width={800} height={1000} loading="lazy" />
          ))}
        </div>
      )}
      <p className="more">
        <FormattedMessage
          tagName="span"
          id="orders.contents"
          values={{ count, names: new Intl.ListFormat(locale).format(names) }}
        />
      </p>
    </div>
  )
}

interface BuyAgainProps {
  orderNo: string
  /** Absent for the whole order. */
  line?: Pick<BagLine, 'id' | 'name'>
  tone?: 'primary' | 'outline'
}

/** Puts an order, or one line of it, into the bag again. */
export function BuyAgain({ orderNo, line, tone = 'outline' }: BuyAgainProps) {
  const intl = useIntl()
  const href = useHref()
  const label = line
    ? intl.formatMessage({ id: 'orders.buyLineAgain' }, { name: line.name })
    : intl.formatMessage({ id: 'orders.buyOrderAgain' }, { number: orderNo })
  return (
    <form action={href(orderActions.buyAgain.path)} method="post">
      <HiddenFields fields={{ orderNo, ...(line && { lineId: line.id }) }} />
      <Button type="submit" tone={tone} aria-label={label}>
        <FormattedMessage id="orders.buyAgain" />
      </Button>
    </form>
  )
}
