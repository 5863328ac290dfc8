import { FormattedMessage } from 'react-intl'

import * as features from '#shop/features.ts'
import type { Order, OrderNo } from '#shared/checkout/checkout.ts'
import type { Money } from '#shared/money/money.ts'
import { routes } from '#shared/routes.ts'

import { AddressText } from './address-text.tsx'
import { CheckoutSteps, firstStepName } from './checkout-steps.tsx'
import { OrderLinesPanel } from './order-lines-panel.tsx'
import { OrderSum } from './order-sum.tsx'
import { PaymentsMarkup } from './payment-list.tsx'
import { useOrder } from './queries.ts'
import { useMoney } from '../kit/money/use-money.ts'
import { KeepsakeMarkup } from '../orders/keepsake.tsx'
import { PickupDetails } from '../stores/pickup-store-card.tsx'
import { useOrderDate } from '../orders/order-texts.ts'
import { CarePhone } from '../shell/care-phone.tsx'
import { useHref } from '../kit/link.ts'
import { ServerMarkup } from '../kit/server-markup.tsx'
import { ButtonLink } from '../ui/button.tsx'
import { CheckoutGrid, NextSteps, PanelPairs, Thanks, WayOut } from './look.tsx'
import { Panel } from '../ui/panel/panel.tsx'
import { Icon } from '../ui/icon.tsx'
import { Heading } from '../ui/text.tsx'
import { PlaceOnEdge } from '../slots/place.tsx'
import { confirmation } from '../slots/slots.ts'
import { AccountOffer } from './account-offer.tsx'

/** The confirmation: order number, next steps and the order itself. */
export function OrderPlaced({ orderNo }: { orderNo: OrderNo }) {
  const order = useOrder(orderNo)
  const href = useHref()
  const dateOf = useOrderDate()
  const { bag, placedAt, shippingAddress, pickup, isGuest } = order
  const first = firstStepName({
    isShipped: shippingAddress !== null,
    isPickedUp: pickup !== null,
  })
  return (
    <>
      <CheckoutSteps current={null} open={null} first={first} />
      <Thanks>
        <span className="mark">
          <Icon name="check" size={48} />
        </span>
        <Heading as="h1">
          <FormattedMessage id="title.checkoutConfirmation" />
        </Heading>
        <p className="number">
          <FormattedMessage
            tagName="span"
            id="confirmation.number"
            values={{ number: <strong translate="no">{orderNo}</strong> }}
          />
        </p>
        {placedAt && (
          <p>
            <FormattedMessage
              tagName="span"
              id="confirmation.placed"
              values={{
                date: dateOf(placedAt),
              }}
            />
          </p>
        )}
        {order.confirmed && (
          <ServerMarkup as="div">
            {() =>
              import.meta.env.SSR &&
              order.confirmed && <LowerTotal total={bag.total} confirmed={order.confirmed} />
            }
          </ServerMarkup>
        )}
      </Thanks>
      <KeepsakeMarkup bag={bag} together={order.together} />
      <CheckoutGrid>
        <div className="step">
          <WhatNext order={order} />
          {confirmation && <PlaceOnEdge slot={confirmation} of={{ order }} />}
          {isGuest && (
            <ServerMarkup as="div">
              {() => import.meta.env.SSR && <AccountOffer order={order} />}
            </ServerMarkup>
          )}
          <OrderLinesPanel bag={bag} />
          <Addresses order={order} />
        </div>
        <OrderSum bag={bag} />
      </CheckoutGrid>
      <WayOut>
        <ButtonLink href={href(routes.home.href({}))}>
          <FormattedMessage id="confirmation.home" />
        </ButtonLink>{' '}
        <ButtonLink
          tone="quiet"
          href={href(
            isGuest ? routes.orderStatus.href({}) : routes.order.href({ orderNumber: orderNo }),
          )}
        >
          <FormattedMessage id="confirmation.track" />
        </ButtonLink>
      </WayOut>
    </>
  )
}

/** Only the edge renders it. */
function LowerTotal({ total, confirmed }: { total: Money; confirmed: Money }) {
  const money = useMoney()
  return (
    <p>
      <FormattedMessage
        tagName="span"
        id="confirmation.lower"
        values={{ total: money(total), confirmed: money(confirmed) }}
      />
    </p>
  )
}

const hasMailedGifts = ({ lines, giftCertificates }: Order['bag']) =>
  [...lines.map(({ giftCard }) => giftCard), ...giftCertificates].some(
    (gift) => gift?.recipientEmail,
  )

/** Only the edge renders it. */
const MailedGifts = () => (
  <>
    <h3>
      <FormattedMessage id="confirmation.gifts" />
    </h3>
    <p>
      <FormattedMessage id="confirmation.giftsText" />
    </p>
  </>
)

function WhatNext({ order: { bag, email, arrival, shippingAddress, pickup } }: { order: Order }) {
  return (
    <Panel tone="shade" className="no-print" aria-labelledby="next">
      <Heading as="h2" size="small" id="next">
        <FormattedMessage id="confirmation.next" />
      </Heading>
      <NextSteps>
        <li>
          <h3>
            <FormattedMessage id="confirmation.mail" />
          </h3>
          <p>
            <FormattedMessage tagName="span" id="confirmation.mailText" values={{ email }} />
          </p>
        </li>
        {hasMailedGifts(bag) && (
          <ServerMarkup as="li">{() => import.meta.env.SSR && <MailedGifts />}</ServerMarkup>
        )}
        {shippingAddress && (
          <li>
            <h3>
              <FormattedMessage id="confirmation.parcel" />
            </h3>
            <p>
              {arrival ? (
                <>
                  <FormattedMessage tagName="span" id="confirmation.arrival" />
                  <br />
                  <span>{arrival}</span>
                </>
              ) : (
                <FormattedMessage tagName="span" id="confirmation.parcelText" />
              )}
            </p>
          </li>
        )}
        {features.pickup && pickup && (
          <li>
            <h3>
              <FormattedMessage id="pickup.next" />
            </h3>
            <p>
              <FormattedMessage
                tagName="span"
                id="pickup.nextText"
                values={{ store: pickup.store.name }}
              />
              {pickup.arrival && (
                <>
                  <br />
                  <span>{pickup.arrival}</span>
                </>
              )}
            </p>
          </li>
        )}
        <li>
          <h3>
            <FormattedMessage id="confirmation.help" />
          </h3>
          <p>
            <FormattedMessage
              tagName="span"
              id="confirmation.helpText"
              values={{ phone: <CarePhone /> }}
            />
          </p>
        </li>
      </NextSteps>
    </Panel>
  )
}

function Addresses({ order }: { order: Order }) {
  const { shippingAddress, billingAddress, pickup, payment, giftCards, bag } = order
  return (
    <PanelPairs>
      {shippingAddress && (
        <Panel aria-labelledby="to">
          <Heading as="h2" size="small" id="to">
            <FormattedMessage id="checkout.shippingAddress" />
          </Heading>
          <AddressText address={shippingAddress} />
        </Panel>
      )}
      {features.pickup && pickup && (
        <Panel aria-labelledby="pickup">
          <Heading as="h2" size="small" id="pickup">
            <FormattedMessage id="pickup.inStore" />
          </Heading>
          <PickupDetails pickup={pickup} />
        </Panel>
      )}
      <Panel aria-labelledby="card">
        <Heading as="h2" size="small" id="card">
          <FormattedMessage id="payment.heading" />
        </Heading>
        <PaymentsMarkup giftCards={giftCards} payment={payment} total={bag.total} />
        <AddressText address={billingAddress} />
      </Panel>
    </PanelPairs>
  )
}
