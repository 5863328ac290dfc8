import { FormattedMessage } from 'react-intl'

import { CHANGE_PROBLEMS, SEEN } from '#shared/checkout/order-changes.ts'
import type { Bag } from '#shared/bag/bag.ts'
import type { Checkout } from '#shared/checkout/checkout.ts'

import { useAppContext } from '../../app/app-context.ts'
import { AddressText } from '../../features/checkout/address-text.tsx'
import { AnswerPanel } from '../../features/checkout/answer-panel.tsx'
import { CheckoutLayout } from '../../features/checkout/checkout-layout.tsx'
import { FormError } from '../../features/checkout/form-error.tsx'
import { loadCheckout } from '../../features/checkout/load-checkout.ts'
import { OrderLines } from '../../features/checkout/order-lines.tsx'
import { OrderSum } from '../../features/checkout/order-sum.tsx'
import { PaymentsMarkup } from '../../features/checkout/payments-markup.tsx'
import { PickupAnswer } from '../../features/checkout/pickup-answer.tsx'
import { useCheckout } from '../../features/checkout/use-checkout.ts'
import { useMoney } from '../../features/money/use-money.ts'
import { PanelPairs } from '../../ui/checkout/checkout.tsx'
import { Panel } from '../../ui/panel/panel.tsx'
import { Heading } from '../../ui/text.tsx'
import { definePersonalPage, type PageProps, type PersonalPageContext } from '../page.ts'
import { checkoutShell } from './checkout-shell.ts'
import { OrderChangesMarkup } from './order-changes-markup.tsx'
import { PlaceOrderForm } from './place-order-form.tsx'
import { loadRefreshNeeds } from './refresh-needs.ts'
import { usePlaceOrder } from './use-place-order.ts'

export const reviewPage = definePersonalPage({
  load: import.meta.env.SSR ? loadOnEdge : (context) => loadCheckout(context, 'review'),
  Component: Review,
  shell: checkoutShell,
})

async function loadOnEdge(context: PersonalPageContext) {
  return (await loadCheckout(context, 'review')) ?? loadRefreshNeeds(context, 'review')
}

/** The last step: reviews the order before placing it. */
function Review({ query }: PageProps) {
  const checkout = useCheckout('review')
  const money = useMoney()
  const rejected = useAppContext().rejectedForm()
  const { rejection, isBusy, submit } = usePlaceOrder()
  if (!checkout) return null
  const { bag } = checkout
  const seen = rejected?.values[SEEN] || query.get(SEEN)
  const hasChanges = Boolean(seen) || bag.lines.some(({ obstacle }) => obstacle)
  const last = (
    <OrderSum bag={bag}>
      <PlaceOrderForm {...{ bag, seen, isBusy, submit }} due={checkout.due} />
    </OrderSum>
  )
  return (
    <CheckoutLayout step="review" checkout={checkout} query={query} aside={last}>
      {hasChanges && <OrderChangesMarkup seen={seen} bag={bag} />}
      {rejection && !(hasChanges && CHANGE_PROBLEMS.has(rejection.formError)) && (
        <FormError key={rejection.time} formError={rejection.formError} total={money(bag.total)} />
      )}
      <Answers checkout={checkout} />
      <Panel aria-labelledby="lines">
        <div className="head">
          <Heading as="h2" size="small" id="lines">
            <FormattedMessage tagName="span" id="order.items" values={{ count: bag.count }} />
          </Heading>
        </div>
        <OrderLines bag={bag} size="large" />
      </Panel>
    </CheckoutLayout>
  )
}

/** The completed steps, each with an edit link. */
function Answers({ checkout }: { checkout: Checkout }) {
  const { email, shippingAddress, pickup, billingAddress, payment, giftCards, bag, arrival } =
    checkout
  return (
    <PanelPairs>
      {shippingAddress && (
        <>
          <AnswerPanel
            id="to"
            part="address"
            heading={<FormattedMessage tagName="span" id="checkout.shippingAddress" />}
          >
            <AddressText address={shippingAddress} />
          </AnswerPanel>
          <AnswerPanel
            id="method"
            part="method"
            heading={<FormattedMessage tagName="span" id="checkout.methods" />}
          >
            {bag.shipping && <ShippingText shipping={bag.shipping} />}
            {arrival && (
              <p>
                <FormattedMessage tagName="span" id="orderStatus.arrival" values={{ arrival }} />
              </p>
            )}
          </AnswerPanel>
        </>
      )}
      {pickup && <PickupAnswer pickup={pickup} />}
      <AnswerPanel
        id="card"
        part="payment"
        heading={<FormattedMessage tagName="span" id="payment.heading" />}
      >
        <PaymentsMarkup giftCards={giftCards} payment={payment} total={bag.total} />
        {billingAddress && <AddressText address={billingAddress} />}
      </AnswerPanel>
      <AnswerPanel
        id="contact"
        part="email"
        heading={<FormattedMessage tagName="span" id="checkout.contact" />}
      >
        <p>{email}</p>
      </AnswerPanel>
    </PanelPairs>
  )
}

function ShippingText({ shipping: { name, amount } }: { shipping: NonNullable<Bag['shipping']> }) {
  const money = useMoney()
  return (
    <>
      <p>{name}</p>
      <p>
        {amount.minorUnits === 0 ? (
          <FormattedMessage tagName="span" id="order.free" />
        ) : (
          money(amount)
        )}
      </p>
    </>
  )
}
