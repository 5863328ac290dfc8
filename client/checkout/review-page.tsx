import { FormattedMessage } from 'react-intl'

import * as features from '#shop/features.ts'
import type { Bag } from '#shared/bag/bag.ts'
import type { Checkout, PlaceOrder } from '#shared/checkout/checkout.ts'
import { CHANGE_PROBLEMS, SEEN } from '#shared/checkout/order-changes.ts'
import { REFRESH_TERMS } from '#shared/checkout/sent-again.ts'
import { confirmationPath, STEP_PATHS } from '#shared/checkout/step-paths.ts'
import { ProblemError, type ProblemType } from '#shared/http/problem.ts'

import { useAppContext } from '../kit/app-context.ts'
import { useHref } from '../kit/link.ts'
import { useMoney } from '../kit/money/use-money.ts'
import { definePersonalPage, type PageProps, type PersonalPageContext } from '../kit/page.ts'
import { emitShopEvent } from '../kit/shop-events.ts'
import { Panel } from '../ui/panel/panel.tsx'
import { Heading } from '../ui/text.tsx'
import { AddressText } from './address-text.tsx'
import { AnswerPanel, PickupAnswer } from './answer-panel.tsx'
import { CheckoutLayout } from './checkout-layout.tsx'
import { orOutage } from './checkout-outage.tsx'
import { checkoutShell } from './checkout-shell.tsx'
import { FormError } from './form-error.tsx'
import { PanelPairs } from './look.tsx'
import { OrderChangesMarkup } from './order-changes.tsx'
import { OrderLines } from './order-lines.tsx'
import { OrderSum } from './order-sum.tsx'
import { PaymentsMarkup } from './payment-list.tsx'
import { PlaceOrderForm } from './place-order-form.tsx'
import { loadCheckout, useCheckout } from './queries.ts'
import { loadRefreshNeeds } from './refresh-terms.tsx'
import { type Parsed, useCheckoutForm } from './use-checkout-form.ts'

export const reviewPage = definePersonalPage({
  load: import.meta.env.SSR ? loadOnEdge : (context) => loadCheckout(context, 'review'),
  Component: orOutage('review', Review),
  shell: checkoutShell,
})

async function loadOnEdge(context: PersonalPageContext) {
  const outcome = await loadCheckout(context, 'review')
  return outcome ?? (features.autoRefresh ? loadRefreshNeeds(context, 'review') : undefined)
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
      {features.pickup && pickup && <PickupAnswer pickup={pickup} />}
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

/** After these problems the page shows an outdated order, or lacks what the order needs by now. */
const STALE = new Set<ProblemType>([
  'price-changed',
  'bag-unavailable',
  'bag-empty',
  'step-open',
  'invalid-input',
  'sign-in-required',
])

/** Places the order at the total that the shopper has seen. */
function usePlaceOrder() {
  const appContext = useAppContext()
  const href = useHref()

  return useCheckoutForm({
    actions: ['placeOrder'],
    parse: ({
      total: typed,
      due: left,
      seen = '',
      [REFRESH_TERMS]: agreed,
    }): Parsed<PlaceOrder> => {
      const [total, due] = [Number(typed), Number(left)]
      return Number.isInteger(total) && Number.isInteger(due)
        ? { input: { total, due, seen, agreesToRefresh: agreed === 'on' } }
        : { problems: { total: 'choice' } }
    },
    async send(input, idempotencyKey) {
      try {
        const placed = await appContext.shopper().placeOrder(input, idempotencyKey)
        emitShopEvent({ type: 'bag-changed', lines: [] })
        location.assign(href(confirmationPath(placed)))
      } catch (error) {
        if (!(error instanceof ProblemError && STALE.has(error.type))) throw error
        // The page shows the changes since the shopper saw it, or leads to the missing step.
        location.assign(href(STEP_PATHS.review, `${SEEN}=${input.seen}`))
      }
    },
  })
}
