import { FormattedMessage } from 'react-intl'

import type { Checkout } from '#shared/checkout/checkout.ts'
import type { Unfilled } from '#shared/account/member-checkout.ts'

import { Notice } from '../../ui/form.tsx'

/** `payment`: signing in has left it behind. `unpaid`: the shopper left the provider's page without paying. */
type Lacking = Unfilled | 'payment' | 'unpaid'

const TEXTS: Record<Lacking, FormatjsIntl.Message['ids']> = {
  address: 'unfilled.address',
  pickup: 'unfilled.pickup',
  method: 'unfilled.method',
  card: 'unfilled.card',
  payment: 'unfilled.payment',
  rest: 'unfilled.rest',
  unpaid: 'unfilled.unpaid',
}

const isUnfilled = (what: string | null): what is keyof typeof TEXTS =>
  what !== null && what in TEXTS

/** Whoever comes back to the page may have filled it in meanwhile. */
function isFilled(what: Lacking, { shippingAddress, pickup, openStep }: Checkout) {
  if (what === 'address') return shippingAddress !== null
  if (what === 'pickup') return Boolean(pickup?.person)
  return (what === 'card' || what === 'unpaid') && openStep === 'review'
}

interface UnfilledNoticeProps {
  what: string | null
  checkout: Checkout
}

/** What a step still lacks, and why. Only the edge renders it. */
export const UnfilledNotice = ({ what, checkout }: UnfilledNoticeProps) =>
  isUnfilled(what) &&
  !isFilled(what, checkout) && (
    <Notice
      role="group"
      tabIndex={-1}
      // oxlint-disable-next-line jsx-a11y/no-autofocus -- the document is the response to a form
      autoFocus
    >
      <p>
        <FormattedMessage tagName="span" id={TEXTS[what]} />
      </p>
    </Notice>
  )
