import { useState, type ComponentType, type MouseEvent, type ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'

import type { Bag } from '#shared/bag/bag.ts'
import { routes } from '#shared/routes.ts'

import { useHref } from '../kit/link.ts'
import { isPlainClick } from '../kit/dom-events.ts'
import { Summary } from './look.tsx'
import { Button, ButtonLink } from '../ui/button.tsx'
import { Icon } from '../ui/icon.tsx'
import { Spinner } from '../ui/quantity.tsx'
import { Heading } from '../ui/text.tsx'
import { OrderTotals } from './order-totals.tsx'
import { useMoney } from '../kit/money/use-money.ts'
import { Place } from '../slots/place.tsx'
import { bagAfterTotals } from '../slots/slots.ts'
import { Coupons } from './coupon-form.tsx'
import { useLoadBagMutations } from './use-bag-mutation.ts'

interface BagSummaryProps {
  bag: Bag
  /** Mutations are pending, so the amounts are out of date. */
  isPending: boolean
  /** A member's rewards, beside the codes. */
  Rewards: ComponentType<{ bag: Bag }>
  /** Another way to the checkout: a form, which cannot wait for pending mutations. Not in the sticky bar of phones. */
  otherWay: ReactNode
}

/** The totals and the link to the checkout. */
export function BagSummary({ bag, isPending, Rewards, otherWay }: BagSummaryProps) {
  const money = useMoney()
  const blocking = bag.lines.find(({ availability }) => availability !== 'available')
  return (
    <Summary aria-labelledby="bag-summary" aria-busy={isPending}>
      <div className="details">
        <Heading id="bag-summary" size="heading">
          <FormattedMessage id="order.summary" />
        </Heading>
        {bag.approaching.length > 0 && (
          <ul className="approaching">
            {bag.approaching.map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        )}
        <Rewards bag={bag} />
        <Coupons bag={bag} />
        <OrderTotals bag={bag} later="bag.atCheckout" hasTotal={false} />
        {bagAfterTotals && <Place slot={bagAfterTotals} of={{ bag }} />}
      </div>
      <div className="pay">
        <p className="total">
          <FormattedMessage
            tagName="span"
            id={bag.isEstimate ? 'order.estimatedTotal' : 'order.total'}
          />{' '}
          <strong>{money(bag.total)}</strong>
        </p>
        {blocking ? <Blocked line={blocking} /> : <ToCheckout isPending={isPending} />}
      </div>
      {!blocking && <div inert={isPending}>{otherWay}</div>}
      <ul className="trust">
        <li>
          <Icon name="check" size={16} />
          <FormattedMessage id="bag.trustCard" />
        </li>
        <li>
          <Icon name="check" size={16} />
          <FormattedMessage id="bag.trustTotal" />
        </li>
      </ul>
    </Summary>
  )
}

/** A line that cannot be ordered. */
function Blocked({ line: { id, name } }: { line: Bag['lines'][number] }) {
  return (
    <>
      <Button type="button" tone="primary" wide disabled aria-describedby="bag-problem">
        <FormattedMessage id="bag.checkout" />
      </Button>
      <p id="bag-problem" className="blocked">
        <a href={`#line-${id}`}>
          <FormattedMessage tagName="span" id="bag.blocked" values={{ name }} />
        </a>
      </p>
    </>
  )
}

/** A click waits for pending mutations. */
function ToCheckout({ isPending }: Pick<BagSummaryProps, 'isPending'>) {
  const address = useHref()(routes.checkout.href({}))
  const load = useLoadBagMutations()
  const [isLeaving, setLeaving] = useState(false)

  async function finishAndLeave() {
    setLeaving(true)
    const queue = await load()
    const isDone = await queue.flush()
    // The browser may restore this page from the back/forward cache.
    setLeaving(false)
    if (isDone) location.assign(address)
  }

  function leave(event: MouseEvent) {
    if (!isPending || !isPlainClick(event)) return
    event.preventDefault()
    void finishAndLeave()
  }

  return (
    <ButtonLink tone="primary" wide href={address} onClick={leave} aria-busy={isLeaving}>
      {isLeaving && <Spinner aria-hidden="true" />}
      <FormattedMessage tagName="span" id="bag.checkout" />
    </ButtonLink>
  )
}
